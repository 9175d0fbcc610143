import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE, openPlatform } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

const PREVIOUS = 'service-token-of-last-year';

/** Status of a call that neither a visitor nor a member may make. */
const statusFor = async (platform: PlatformUnderTest, token: string): Promise<number> =>
  (await platform.call('POST', '/entities/Hotel', { token, body: { name: 'x' } })).status;

describe('the service token during and after its change', () => {
  let changing: PlatformUnderTest;
  let changed: PlatformUnderTest;
  beforeAll(async () => {
    changing = await openPlatform('PGlite', { previousServiceToken: PREVIOUS, visitorPoints: 2 });
    changed = await openPlatform('PGlite');
  });
  afterAll(() => Promise.all([changing.close(), changed.close()]));

  it('is accepted with its old and its new value for the gateway itself, and no other', async () => {
    expect(await statusFor(changing, SERVICE)).toBe(201);
    expect(await statusFor(changing, PREVIOUS)).toBe(201);
    expect(await statusFor(changing, `${PREVIOUS}.`)).toBe(403);
  });

  it('exempts requests of the gateway from the limit per visitor with either value', async () => {
    const vouchedBy = async (token: string) => {
      const headers = { 'x-service-authorization': `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' };
      const requested = Array.from({ length: 4 }, () => changing.call('POST', '/no-such-call', { headers }));
      return new Set((await Promise.all(requested)).map(({ status }) => status));
    };
    expect(await vouchedBy(SERVICE)).toEqual(new Set([404]));
    expect(await vouchedBy(PREVIOUS)).toEqual(new Set([404]));
    expect(await vouchedBy('a-guess')).toContain(429);
  });

  it('is accepted only with its new value once no previous one is set', async () => {
    expect(await statusFor(changed, SERVICE)).toBe(201);
    expect(await statusFor(changed, PREVIOUS)).toBe(403);
    expect(await statusFor(changed, 'undefined')).toBe(403);
  });
});
