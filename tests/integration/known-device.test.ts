import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';

const account = { email: 'traveller@example.com', password: 'traveller-demo-1' };
const signIn = `mutation($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignInRefused { reason }
} }`;

describe('an account under password guessing', () => {
  let product: TestProduct;
  let device: Visitor;
  beforeAll(async () => {
    product = await startTestProduct({ TRUSTED_PROXIES: 'loopback' });
    device = product.visitor();
    await enter(device, '192.0.2.1');
    await closed();
  });
  afterAll(() => product.stop());

  async function enter(visitor: Visitor, from: string, password = account.password) {
    const input = { ...account, password };
    const { data } = await visitor.ask<{ signIn: object }>(signIn, { input }, { 'x-forwarded-for': from });
    return data.signIn;
  }

  const refused = { __typename: 'SignInRefused', reason: 'TOO_MANY_ATTEMPTS' };

  /** Guesses until three attempts in a row are refused: by then the lockout lasts some seconds. */
  async function closed(): Promise<void> {
    const isClosed = async () => {
      for (let n = 0; n < 3; n += 1) {
        const answer = await enter(product.visitor(), '203.0.113.1', 'a guess');
        if (!('reason' in answer) || answer.reason !== refused.reason) throw new Error('still open');
      }
    };
    await vi.waitFor(isClosed, { interval: 100, timeout: 60_000 });
  }

  it('can be opened by its owner through GraphQL on a known device, and from a network without failures', async () => {
    expect(await enter(product.visitor(), '203.0.113.1')).toEqual(refused);
    expect(await enter(device, '203.0.113.1')).toEqual({ __typename: 'SignedIn' });
    expect(await enter(product.visitor(), '192.0.2.9')).toEqual({ __typename: 'SignedIn' });
  });

  it('can be opened at the platform’s login endpoint on a device that signed in through GraphQL', async () => {
    const reply = await device.fetch('/api/apps/solera/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
      body: JSON.stringify(account),
    });
    expect(reply.status).toBe(200);
  });

  it('has a device cookie that scripts cannot read and that is not sent to other sites', async () => {
    const { cookies } = await product
      .visitor()
      .ask(signIn, { input: account }, { 'x-forwarded-for': '192.0.2.2' });
    const cookie = cookies.find((text) => text.startsWith('device='));
    expect(cookie).toMatch(/^device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});
