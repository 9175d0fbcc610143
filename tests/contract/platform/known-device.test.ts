import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPlatform, PASSWORD, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

describe.each(stores)('an account under password guessing, on %s', (store) => {
  const owner = 'owner@example.com';
  let platform: PlatformUnderTest;
  let device: string;
  beforeAll(async () => {
    platform = await openPlatform(store, { trustedProxies: ['loopback'] });
    const joined = await platform.call('POST', '/auth/register', {
      body: { email: owner, password: PASSWORD, full_name: 'Owner' },
    });
    device = cookieOf(joined.headers);
    await Promise.all([0, 1, 2].map((n) => closed(guessers(n))));
  }, 120_000);
  afterAll(() => platform.close());

  const guessers = (n: number) => `203.0.113.${n}`;
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const login = (from: string, password: string, headers: Record<string, string> = {}, email = owner) =>
    platform.call('POST', '/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': from, ...headers },
    });
  /** Guesses from an IP address until the next attempt has to wait for some seconds. */
  const closed = async (from: string): Promise<void> => {
    const isClosed = async () => {
      const waitS = Number((await login(from, 'a guess')).headers.get('retry-after') ?? 0);
      if (waitS <= 2) throw new Error('The account is not closed yet');
    };
    await vi.waitFor(isClosed, { interval: 100, timeout: 60_000 });
  };
  const asGateway = { 'x-service-authorization': `Bearer ${SERVICE}` };

  /** Submits the login page like a browser. */
  async function submit(from: string, cookie: string): Promise<Response> {
    const page = await fetch(`${platform.url}/login`);
    const form = cookieOf(page.headers);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return fetch(`${platform.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: [form, cookie].filter(Boolean).join('; '),
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
      },
      body: new URLSearchParams({ csrf, mode: 'sign-in', email: owner, password: PASSWORD }),
    });
  }

  it('refuses the guessers, even with the right password', async () => {
    await closed(guessers(0));
    const refused = await login(guessers(0), PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await submit(guessers(0), '')).status).toBe(429);
  });

  it('lets its owner in at once from a network without failures', async () => {
    expect((await login('192.0.2.1', PASSWORD)).status).toBe(200);
    expect((await submit('192.0.2.2', '')).status).toBe(303);
  });

  it('lets its owner in at once on a known device, even from the network of the guessers, by every way to sign in', async () => {
    expect((await login(guessers(0), PASSWORD, { cookie: device })).status).toBe(200);
    expect((await submit(guessers(1), device)).status).toBe(303);
    const [, proofs = ''] = device.split('=');
    const forwarded = await login(guessers(2), PASSWORD, { ...asGateway, 'x-known-device': proofs });
    expect([forwarded.status, forwarded.headers.get('x-known-device')]).toEqual([200, proofs]);
    expect(forwarded.headers.getSetCookie()).toEqual([]);
  });

  it('stores a device in a long-lived cookie that no script reads and no other site sends', async () => {
    const { headers } = await login('192.0.2.1', PASSWORD, { cookie: device });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^device=[\w-]{16}\.[\w-]{43};/);
    expect(cookie).toMatch(/Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('owner');
  });

  it('does not accept the device of another user, an invented one, or one that the gateway does not confirm', async () => {
    const { headers } = await platform.call('POST', '/auth/register', {
      body: { email: 'eve@example.com', password: PASSWORD, full_name: 'Eve' },
    });
    const [, proofs = ''] = device.split('=');
    await closed(guessers(0));
    const statuses = [
      await login(guessers(0), PASSWORD, { cookie: cookieOf(headers) }),
      await login(guessers(0), PASSWORD, { cookie: `device=${'A'.repeat(16)}.${'A'.repeat(43)}` }),
      await login(guessers(0), PASSWORD, { 'x-known-device': proofs }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([429, 429, 429]);
  });

  it('loses its known devices with a new password', async () => {
    const token = (await login('192.0.2.1', PASSWORD)).body.access_token;
    const next = 'another long password 7';
    const body = { current_password: PASSWORD, new_password: next };
    // The session itself is a known device: guesses by others do not keep its owner from setting a new password.
    const headers = { 'x-forwarded-for': guessers(0) };
    expect((await platform.call('POST', '/auth/change-password', { token, body, headers })).status).toBe(200);
    await closed(guessers(0));
    expect((await login(guessers(0), next, { cookie: device })).status).toBe(429);
    expect((await login('192.0.2.1', next)).status).toBe(200);
  });
});
