import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE, openPlatform } from './platform-under-test.ts';
import type { Answer, PlatformUnderTest } from './platform-under-test.ts';

/** A visitor's burst, and what a call that concerns many records costs of it. */
const BURST = 1_000;
const MANY = 20;

describe('calls of one caller', () => {
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

  it('are refused past the burst with the time to wait; others go on', async () => {
    const answers = await Promise.all(Array.from({ length: BURST / MANY - 1 }, askMany));
    expect(answers.map(({ status }) => status)).not.toContain(429);
    await askMany();
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
