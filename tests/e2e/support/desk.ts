import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WatchedPage } from './browser.ts';
import { seen } from './traveller.ts';
import type { Say } from './words.ts';

/** The two accounts of the demo data. */
export const accounts = {
  admin: { email: 'admin@example.com', password: 'admin-demo-1', name: 'Noa Mizrahi' },
  traveller: { email: 'traveller@example.com', password: 'traveller-demo-1', name: 'Dana Levi' },
} as const;

/** For `expect.poll`, which gives up after a second: a busy machine is not a defect. */
export const patiently = { timeout: 20_000 } as const;

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Asks the product from the browser's own session; on a busy machine the first tries may end in a timeout. */
export async function askFrom<T>(
  { page }: Pick<WatchedPage, 'page'>,
  origin: string,
  query: string,
  variables: object = {},
): Promise<T> {
  let refused: unknown;
  for (let tries = 0; tries < 5; tries += 1) {
    if (tries > 0) await page.waitForTimeout(1000);
    const answered = await page.request.post(`${origin}/graphql`, { data: { query, variables } });
    const { data, errors } = (await answered.json()) as { data: T; errors?: unknown };
    if (!errors) return data;
    refused = errors;
  }
  throw new Error(JSON.stringify(refused));
}

/** Signs a browser in without its login page, which has a test of its own. */
export async function signInto(watched: WatchedPage, origin: string, account: Account): Promise<void> {
  const { email, password } = account;
  const { signIn } = await askFrom<{ signIn: { __typename: string } }>(
    watched,
    origin,
    'mutation In($input: SignInInput!) { signIn(input: $input) { __typename } }',
    { input: { email, password } },
  );
  expect(signIn.__typename).toBe('SignedIn');
}

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

/** Opens a panel of the dashboard. */
export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click();
}

/** Downloads the list on the screen as it is written to the disk. */
export async function downloadCsv(page: Page, say: Say): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: say('Download CSV', 'admin.list.csv') }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
