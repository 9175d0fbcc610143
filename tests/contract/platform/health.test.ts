import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlatform, SERVICE, stores, type PlatformUnderTest } from './platform-under-test.ts';

describe.each(stores)('the health of a platform on %s', (store) => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await openPlatform(store);
  });
  afterAll(() => platform.close());

  const well = { database: { ok: true }, writes: { ok: true } };

  it('is reported to the operator', async () => {
    const answer = await fetch(`${platform.url}/readyz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', parts: well });
    expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
  });

  it("is reported to the gateway's own identity, and to no one else", async () => {
    expect(await platform.call('GET', '/health', { token: SERVICE })).toMatchObject({
      status: 200,
      body: well,
    });
    expect(await platform.call('GET', '/health')).toMatchObject({ status: 401 });
    expect(await platform.call('GET', '/health', { token: 'another' })).toMatchObject({ status: 401 });
  });
});
