import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE, openPlatform } from './platform-under-test.ts';
import type { Answer, PlatformUnderTest } from './platform-under-test.ts';

/** A visitor's burst, and the price of a call that concerns many records. */
const BURST = 1_000;
const PRICE_OF_MANY = 20;

describe('the limit of calls by one caller', () => {
  let platform: PlatformUnderTest;
  let token: string;
  beforeAll(async () => {
    platform = await openPlatform('PGlite', { visitorPoints: BURST });
    ({ token } = await platform.register('member@example.com'));
  });
  afterAll(() => platform.close());

  const ask = (options: object = {}): Promise<Answer> => platform.call('POST', '/no-such-call', options);
  const askMany = (): Promise<Answer> =>
    platform.call('POST', '/apps/solera/entities/Hotel/bulk', { body: [] });

  it('refuses calls past the burst with the time to wait; other callers continue', async () => {
    const answers = await Promise.all(Array.from({ length: BURST / PRICE_OF_MANY - 1 }, askMany));
    expect(answers.map(({ status }) => status)).not.toContain(429);
    // The router ignores case in paths, and so does the price.
    await platform.call('POST', '/apps/solera/Entities/Hotel/BULK', { body: [] });
    const refused = await askMany();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ code: 'rate_limited', message: expect.any(String) });
    expect((await ask({ token })).status).toBe(404);
    expect((await ask({ token: SERVICE })).status).toBe(404);
    expect((await ask({ headers: { 'x-service-authorization': `Bearer ${SERVICE}` } })).status).toBe(404);
    expect((await ask({ headers: { 'x-service-authorization': 'Bearer guessed' } })).status).toBe(429);
  });
});

it.each([
  ['a trusted load balancer', ['loopback'], [404, 404, 429, 404]],
  ['an untrusted proxy', [], [404, 404, 429, 429]],
])('the limit per visitor behind %s (trusted: %j) answers with %j', async (_, trustedProxies, statuses) => {
  const platform = await openPlatform('PGlite', { visitorPoints: 2, trustedProxies });
  const from = async (address: string) =>
    (await platform.call('POST', '/no-such-call', { headers: { 'x-forwarded-for': address } })).status;
  const [one, other] = ['203.0.113.1', '203.0.113.2'];
  expect([await from(one), await from(one), await from(one), await from(other)]).toEqual(statuses);
  await platform.close();
});

it('the limit per visitor counts an IPv6 network as one visitor, and IPv4 in IPv6 notation as IPv4', async () => {
  const platform = await openPlatform('PGlite', { visitorPoints: 2, trustedProxies: ['loopback'] });
  const from = async (address: string) =>
    (await platform.call('POST', '/no-such-call', { headers: { 'x-forwarded-for': address } })).status;
  const statuses = [];
  for (const address of [
    '2001:db8:0:1::1',
    '2001:db8:0:1::2',
    '2001:db8:0:1:ffff::3',
    '2001:db8:0:2::1',
    '203.0.113.1',
    '::ffff:203.0.113.1',
    '::ffff:cb00:7101',
  ])
    statuses.push(await from(address));
  expect(statuses).toEqual([404, 404, 429, 404, 404, 404, 429]);
  await platform.close();
});
