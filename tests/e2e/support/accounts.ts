import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Visitor } from '#tests/support/visitor.ts';
import type { WatchedPage } from './page/browser.ts';
import type { NewMember, Traveller } from './traveller.ts';

/** The two accounts of the demo data. */
export const accounts = {
  admin: { email: 'admin@example.com', password: 'admin-demo-1', name: 'Noa Mizrahi' },
  traveller: { email: 'traveller@example.com', password: 'traveller-demo-1', name: 'Dana Levi' },
} as const;

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Fills in the open login page and submits it. */
export async function sendLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

/** Opens a member's page as a visitor, signs in on the login page that it leads to, and waits until that page returns. */
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

/** Signs in over the API. @returns false when the sign-in is refused */
async function signsIn(visitor: Visitor, { email, password }: Account): Promise<boolean> {
  const { data } = await visitor.ask<{ signIn?: { __typename: string } }>(
    'mutation($input: SignInInput!) { signIn(input: $input) { __typename } }',
    { input: { email, password } },
  );
  return data.signIn?.__typename === 'SignedIn';
}

/** A client of the running product's GraphQL, signed in. */
export async function visitorSignedIn(url: string, account: Account): Promise<Visitor> {
  const visitor = new Visitor(() => url);
  if (!(await signsIn(visitor, account))) throw new Error(`${account.email} cannot sign in`);
  return visitor;
}

/** Creates an account over the API. @returns a client with its session */
export async function registeredVisitor(url: string, member: NewMember): Promise<Visitor> {
  const visitor = new Visitor(() => url);
  const { fullName, email, password } = member;
  const { data, errors } = await visitor.ask<{ register?: { __typename: string } }>(
    'mutation($input: RegisterInput!) { register(input: $input) { __typename } }',
    { input: { fullName, email, password } },
  );
  // On a very busy machine the response may time out although the account was created.
  if (data.register?.__typename !== 'SignedIn' && !(await signsIn(visitor, member)))
    throw new Error(`no account: ${JSON.stringify(errors)}`);
  return visitor;
}

/** Sends an operation with the session of the browser; on a busy machine the first attempts may time out. */
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

/** Signs a browser in without the login page, which has a test of its own. */
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
