import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Download, downloaded } from './page/downloads.ts';
import { seen } from './traveller.ts';
import type { Say } from './words.ts';

/** For `expect.poll`, which gives up after a second: a busy machine is not a defect. */
export const patiently = { timeout: 20_000 } as const;

/** Ids of the five tabs, which are also in the address. */
export const tabIds = ['dashboard', 'hotels', 'bookings', 'reviews', 'users'] as const;

/** Opens a tab of the admin panel by its address and waits until it has been read. */
export async function openTab(page: Page, origin: string, tab: string, more = ''): Promise<void> {
  await page.goto(`${origin}/Admin?tab=${tab}${more}`);
  await seen(page.getByRole('tab', { selected: true }));
  await settled(page);
}

/** Waits until nothing of the panel is being read. */
export async function settled(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel');
  await seen(panel.getByRole('heading', { level: 2 }));
  const busy = page.locator('main [aria-busy=true], main [role=progressbar]');
  await expect.poll(() => busy.count(), patiently).toBe(0);
}

/** Takes a row of a dropdown. */
export async function choose(control: Locator, row: string): Promise<void> {
  await control.click();
  await control.page().getByRole('option', { name: row, exact: true }).click();
}

/** Answers the question that is on the screen. */
export async function answer(page: Page, button: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: button, exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}

/** The row of a list that says this. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });

/** The value beside a name in a row's facts. */
export const factOf = (row: Locator, name: string): Locator =>
  row.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

/** Opens a panel of the dashboard; a count may follow its name. */
export async function openPanel(page: Page, name: string): Promise<void> {
  const heading = new RegExp(`^${name}(?!\\p{L})`, 'u');
  await page.getByRole('tabpanel').getByRole('button', { name: heading }).click();
}

/** Downloads the list on the screen. */
export const downloadCsv = (page: Page, say: Say): Promise<Download> => {
  const button = page.getByRole('button', { name: say('Download CSV', 'admin.list.csv') });
  return downloaded(page, () => button.click());
};
