import { z } from 'zod';
import type { TestProduct } from '#tests/support/servers/product.ts';
import { Visitor } from '#tests/support/visitor.ts';

const accounts = {
  admin: { email: 'admin@example.com', password: 'admin-demo-1' },
  traveller: { email: 'traveller@example.com', password: 'traveller-demo-1' },
} as const;

/** A browser in which one of the demo accounts is signed in. */
export async function signedIn(product: TestProduct, who: keyof typeof accounts): Promise<Visitor> {
  const visitor = product.visitor();
  const { data } = await visitor.ask<{ signIn: { __typename: string } }>(
    'mutation($input: SignInInput!) { signIn(input: $input) { __typename } }',
    { input: accounts[who] },
  );
  if (data.signIn.__typename !== 'SignedIn') throw new Error(`the demo ${who} cannot sign in`);
  return visitor;
}

/** A browser whose language is Hebrew. */
export const hebrewVisitor = (product: TestProduct): Visitor =>
  new Visitor(() => product.url, new Map([['lang', 'he']]));

type Stored = Readonly<Record<string, unknown>>;

/** Records of the platform, as an administrator reads them. */
export async function listed(admin: Visitor, entity: string, q: object): Promise<readonly Stored[]> {
  const path = `/api/apps/solera/entities/${entity}?q=${encodeURIComponent(JSON.stringify(q))}`;
  const headers = { authorization: `Bearer ${admin.cookie('session') ?? ''}` };
  const answer = await admin.fetch(path, { headers });
  return z.array(z.record(z.string(), z.unknown())).parse(await answer.json());
}

/** Waits until `listed` finds a record; mails are written after the response. */
export async function arrived(admin: Visitor, entity: string, q: object): Promise<readonly Stored[]> {
  for (let round = 0; round < 100; round += 1) {
    const found = await listed(admin, entity, q);
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${entity} arrived`);
}
