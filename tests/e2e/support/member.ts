import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Visitor } from '../../support/visitor.ts';
import { expectAccessible, expectNoSidewaysScroll, plain, shoot, type WatchedPage } from './browser.ts';
import { clearlySeen, type NewMember, seen, type Traveller } from './traveller.ts';

/** The accounts of the demo, as the login page shows them. */
export const demoTraveller = {
  email: 'traveller@example.com',
  password: 'traveller-demo-1',
  fullName: 'Dana Levi',
} as const;
export const demoAdmin = {
  email: 'admin@example.com',
  password: 'admin-demo-1',
  fullName: 'Noa Mizrahi',
} as const;

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Fills the login page that is open now and sends it. */
export async function sendLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

/** Goes to a member's page as a visitor, signs in where it asks to, and is back at it. */
export async function signInOnTheWayTo(
  { page, say }: Traveller,
  address: string,
  account: Account,
): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('Sign In', 'common.requireViewer.signIn') }).click();
  await page.waitForURL(/\/login\?/);
  await sendLogin(page, account);
  await page.waitForURL((url) => url.href === address);
}

/** Signs in behind the screens. @returns false when the product says no */
async function signsIn(visitor: Visitor, { email, password }: Account): Promise<boolean> {
  const { data } = await visitor.ask<{ signIn?: { __typename: string } }>(
    'mutation($input: SignInInput!) { signIn(input: $input) { __typename } }',
    { input: { email, password } },
  );
  return data.signIn?.__typename === 'SignedIn';
}

/** Somebody who speaks GraphQL with the running product, signed in. */
export async function visitorSignedIn(url: string, account: Account): Promise<Visitor> {
  const visitor = new Visitor(() => url);
  if (!(await signsIn(visitor, account))) throw new Error(`${account.email} cannot sign in`);
  return visitor;
}

/** What is on the screen now: accessible, not too wide, without a misdeed so far. Pictures are kept where asked for. */
export async function look({ page, misdeeds }: WatchedPage, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const hasDialog = (await dialog.count()) > 0;
  if (hasDialog) await clearlySeen(dialog.last());
  await shoot(page, name, { fullPage: !hasDialog });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(misdeeds).toEqual([]);
}

/** A text shown somewhere, its invisible marks left out. */
export const textOf = async (locator: Locator): Promise<string> => plain(await locator.innerText());

/** A toast says it; it is then put away, so that the next one is met alone. */
export async function takeToast({ page, say }: Traveller, text: string | RegExp): Promise<void> {
  const region = page.getByRole('region', { name: say('Notifications', 'ui.notifications') });
  const toast = region.getByRole('listitem').filter({ hasText: text });
  await seen(toast);
  await toast.getByRole('button', { name: say('Close', 'ui.close') }).click();
}

/** What a press downloads, as text. */
export async function downloaded(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
}

/** A booking as its owner reads it. */
export interface OwnBooking {
  readonly id: string;
  readonly hotelId: string;
  readonly status: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly totalToPay: { readonly amountMinor: number };
}

/** A member's bookings, newest first. */
export async function bookingsOf(member: Visitor): Promise<readonly OwnBooking[]> {
  const { data } = await member.ask<{ myBookings: OwnBooking[] }>(
    '{ myBookings { id hotelId status checkIn checkOut totalToPay { amountMinor } } }',
  );
  return data.myBookings;
}

/** A new account, made behind the screens, as a browser that stays signed in. */
export async function registeredVisitor(url: string, member: NewMember): Promise<Visitor> {
  const visitor = new Visitor(() => url);
  const { fullName, email, password } = member;
  const { data, errors } = await visitor.ask<{ register?: { __typename: string } }>(
    'mutation($input: RegisterInput!) { register(input: $input) { __typename } }',
    { input: { fullName, email, password } },
  );
  // On a very busy machine the answer may come too late for an account that was made.
  if (data.register?.__typename !== 'SignedIn' && !(await signsIn(visitor, member)))
    throw new Error(`no account: ${JSON.stringify(errors)}`);
  return visitor;
}

/** The picture has come and could be drawn. */
export async function expectDrawn(picture: Locator): Promise<void> {
  const isDrawn = () => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
}
