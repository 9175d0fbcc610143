import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';

const account = { email: 'traveller@example.com', password: 'traveller-demo-1' };
/** More than the failed sign-ins allowed per network in a quarter of an hour. */
const ATTEMPTS = 52;
const signIn = `mutation($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignInRefused { reason }
} }`;
/** The mutation that the page sends once the user has agreed. */
const adopt = 'mutation($token: String!) { adoptSession(token: $token, replace: true) { __typename } }';

const signedIn = { __typename: 'SignedIn' };
const tooMany = { __typename: 'SignInRefused', reason: 'TOO_MANY_ATTEMPTS' };

describe('signing in through GraphQL when many users share one IP address', () => {
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

  it('works for an office of any size, because successful sign-ins are not counted', async () => {
    for (let person = 0; person < ATTEMPTS; person += 1)
      expect(await enter(product.visitor(), '192.0.2.1')).toEqual(signedIn);
  });

  it('is refused after failures for unknown devices there, but not for known devices and sessions that are handed over', async () => {
    const from = '203.0.113.1';
    const device = product.visitor();
    expect(await enter(device, '192.0.2.2')).toEqual(signedIn);
    for (let guess = 0; guess < ATTEMPTS; guess += 1)
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

  it("is then refused by the login page's endpoint too", async () => {
    const reply = await product.visitor().fetch('/api/apps/solera/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
      body: JSON.stringify(account),
    });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
