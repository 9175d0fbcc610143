import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { password, register } from './support/booking.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a session token in the URL', () => {
  it('from the login page works once', async () => {
    const email = await register(product.visitor());
    const visitor = product.visitor();
    const { data } = await visitor.ask<{ loginUrl: string }>('{ loginUrl(returnTo: "/Hotel?id=7") }');
    const login = new URL(data.loginUrl);
    const page = await (await visitor.fetch(login.pathname + login.search)).text();
    const hidden = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]);
    const form = new URLSearchParams([
      ...hidden.filter(([name]) => name !== 'email'),
      ['email', email],
      ['password', password],
    ]);
    const sent = await visitor.fetch('/login', { method: 'POST', body: form });
    expect(sent.status).toBe(303);
    const back = new URL(sent.headers.get('location') ?? '', product.url);
    expect(back.pathname + back.search).toMatch(/^\/Hotel\?id=7&sign_in=[\w-]{22}&access_token=/);

    const adopt = (who: Visitor, token: string) =>
      who.ask(
        'mutation($token: String!) { adoptSession(token: $token) { __typename ... on SignedIn { viewer { email } } } }',
        { token },
      );
    const token = back.searchParams.get('access_token') ?? '';
    expect((await adopt(visitor, token)).data).toMatchObject({ adoptSession: { viewer: { email } } });
    expect(visitor.cookie('session')).not.toBe(token);
    expect((await visitor.ask('{ me { email } }')).data).toEqual({ me: { email } });
    expect((await adopt(product.visitor(), token)).data).toMatchObject({
      adoptSession: { __typename: 'SignInRefused' },
    });
  });

  it('in a link signs no one in without their consent', async () => {
    const attacker = product.visitor();
    const email = await register(attacker);
    const signedInElsewhere = await attacker.fetch('/api/apps/solera/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { access_token: token } = (await signedInElsewhere.json()) as { access_token: string };
    const visitor = product.visitor();
    const adopt =
      'mutation($token: String!, $replace: Boolean! = false) { adoptSession(token: $token, replace: $replace) { __typename } }';
    const { data, cookies } = await visitor.ask(adopt, { token });
    expect([data, cookies]).toEqual([{ adoptSession: { __typename: 'SignInUnconfirmed' } }, []]);
    expect((await visitor.ask('{ me { id } }')).data).toEqual({ me: null });
    const confirmed = await visitor.ask(adopt, { token, replace: true });
    expect(confirmed.data).toEqual({ adoptSession: { __typename: 'SignedIn' } });
    expect((await visitor.ask('{ me { email } }')).data).toEqual({ me: { email } });
  });
});
