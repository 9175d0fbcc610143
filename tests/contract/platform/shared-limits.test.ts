import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limiterMaker } from '#backends/platform/limits/limiters.ts';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { openPlatform } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';

const DRAFTS = 20;

describe('two processes of the platform on one database', () => {
  let scene: Scene;
  let second: PlatformUnderTest;
  let databaseUrl: string;
  beforeAll(async () => {
    scene = await openScene('PostgreSQL', { personBudgets: 'usual' });
    databaseUrl = scene.platform.databaseUrl ?? '';
    second = await openPlatform('PostgreSQL', { databaseUrl, personBudgets: 'usual' });
  });
  afterAll(async () => {
    await second.close();
    await scene.platform.close();
  });

  it('together allow one user as much as one of them does', async () => {
    const { token } = await scene.platform.register('busy@example.com');
    const body = { ...stay, hotel_id: scene.hotels[0] };
    const draft = (at: PlatformUnderTest) => at.call('POST', '/entities/Booking', { token, body });
    for (let n = 0; n < DRAFTS; n += 1)
      expect((await draft(n % 2 === 0 ? scene.platform : second)).status).toBe(201);
    for (const at of [scene.platform, second]) {
      const refused = await draft(at);
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    }
  });

  it('remove counters that expired long ago', async () => {
    const pool = new Pool({ connectionString: databaseUrl });
    // The database is dropped while its last connection may still be closing.
    pool.on('error', () => undefined);
    await pool.query(`insert into attempts (key, points, expire) values ('old', 1, 1)`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    limiterMaker({ pool, isShared: true })({ keyPrefix: 'any', points: 1, duration: 1 });
    vi.advanceTimersByTime(5 * 60_000);
    vi.useRealTimers();
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select key from attempts where key = 'old'`);
      expect(rows).toEqual([]);
    }, 20_000);
    await pool.end();
  });
});
