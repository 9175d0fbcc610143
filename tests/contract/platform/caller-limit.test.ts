import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE, openPlatform } from './platform-under-test.ts';
import type { Answer, PlatformUnderTest } from './platform-under-test.ts';

const BURST = 1_000;

describe('calls of one caller', () => {
  let platform: PlatformUnderTest;
  let token: string;
  beforeAll(async () => {
    platform = await openPlatform('PGlite');
    ({ token } = await platform.register('member@example.com'));
  });
  afterAll(() => platform.close());

  const ask = (options: object = {}): Promise<Answer> => platform.call('POST', '/no-such-call', options);

  it('are refused past the burst with the time to wait; others go on', async () => {
    const statuses = new Map<number, number>();
    let refused: Answer | null = null;
    for (let asked = 0; asked < BURST + 200 && refused === null; asked += 50) {
      for (const answer of await Promise.all(Array.from({ length: 50 }, () => ask()))) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 429) refused = answer;
      }
    }
    expect(new Set(statuses.keys())).toEqual(new Set([404, 429]));
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.body).toMatchObject({ code: 'rate_limited', message: expect.any(String) });
    expect((await ask({ token })).status).toBe(404);
    expect((await ask({ token: SERVICE })).status).toBe(404);
    expect((await ask({ headers: { 'x-service-authorization': `Bearer ${SERVICE}` } })).status).toBe(404);
    expect((await ask({ headers: { 'x-service-authorization': 'Bearer guessed' } })).status).toBe(429);
  });
});
