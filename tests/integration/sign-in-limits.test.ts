import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';

const account = { email: 'traveller@example.com', password: 'traveller-demo-1' };
/** More than the failures that one network may have in a quarter of an hour. */
const MANY = 52;
const signIn = `mutation($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignInRefused { reason }
} }`;
/** As the page sends it once its reader has agreed. */
const adopt = 'mutation($token: String!) { adoptSession(token: $token, replace: true) { __typename } }';

const signedIn = { __typename: 'SignedIn' };
const tooMany = { __typename: 'SignInRefused', reason: 'TOO_MANY_ATTEMPTS' };

describe('signing in through the graph, where many share one address', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => product.stop());

  async function enter(visitor: Visitor, from: string, changes: Partial<typeof account> = {}) {
    const input = { ...account, ...changes };
    const { data, errors } = await visitor.ask<{ signIn?: object }>(
      signIn,
      { input },
      { 'x-forwarded-for': from },
    );
    return data.signIn ?? errors;
  }

  it('lets an office of any size in: a sign-in that succeeds is no failure', async () => {
    for (let person = 0; person < MANY; person += 1)
      expect(await enter(product.visitor(), '192.0.2.1')).toEqual(signedIn);
  });

  it('is closed by failures to strange devices there, and neither to known ones nor to a session that is handed over', async () => {
    const from = '203.0.113.1';
    const device = product.visitor();
    expect(await enter(device, '192.0.2.2')).toEqual(signedIn);
    for (let guess = 0; guess < MANY; guess += 1)
      await enter(product.visitor(), from, { email: `member-${guess}@example.com`, password: 'a guess' });

    expect(await enter(product.visitor(), from)).toEqual(tooMany);
    expect(await enter(device, from)).toEqual(signedIn);

    const login = await product.visitor().fetch('/api/apps/solera/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.3' },
      body: JSON.stringify(account),
    });
    const { access_token: token } = (await login.json()) as { access_token: string };
    const { data } = await product.visitor().ask(adopt, { token }, { 'x-forwarded-for': from });
    expect(data).toEqual({ adoptSession: signedIn });
  });

  it('is held back alike at the other door of the platform', async () => {
    const reply = await product.visitor().fetch('/api/apps/solera/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
      body: JSON.stringify(account),
    });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
