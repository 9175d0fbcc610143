import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Download, downloaded } from './page/downloads.ts';
import { seen } from './traveller.ts';
import type { Say } from './words.ts';

/** Ids of the five tabs, as used in the URL. */
export const tabIds = ['dashboard', 'hotels', 'bookings', 'reviews', 'users'] as const;

/** Opens a tab of the admin panel by its URL and waits until it has loaded. */
export async function openTab(page: Page, origin: string, tab: string, more = ''): Promise<void> {
  await page.goto(`${origin}/Admin?tab=${tab}${more}`);
  await seen(page.getByRole('tab', { selected: true }));
  await settled(page);
}

/** Waits until nothing in the panel is loading. */
export async function settled(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel');
  await seen(panel.getByRole('heading', { level: 2 }));
  const busy = page.locator('main [aria-busy=true], main [role=progressbar]');
  await expect.poll(() => busy.count()).toBe(0);
}

/** Chooses a row of a dropdown. */
export async function choose(control: Locator, row: string): Promise<void> {
  await control.click();
  await control.page().getByRole('option', { name: row, exact: true }).click();
}

/** Presses a button of the open confirmation. */
export async function answer(page: Page, button: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: button, exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}

/** The row of a list that contains this text. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });

/** The value of a named fact in a row. */
export const factOf = (row: Locator, name: string): Locator =>
  row.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

/** Opens a panel of the dashboard; a count may follow its name. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const heading = new RegExp(`^${name}(?!\\p{L})`, 'u');
  await page.getByRole('tabpanel').getByRole('button', { name: heading }).click();
}

/** Downloads the current list as CSV. */
export const downloadCsv = (page: Page, say: Say): Promise<Download> => {
  const button = page.getByRole('button', { name: say('Download CSV', 'admin.list.csv') });
  return downloaded(page, () => button.click());
};
