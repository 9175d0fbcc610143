import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { SERVICE } from './platform-under-test.ts';
import type { Answer } from './platform-under-test.ts';
import { upload } from './upload-kit.ts';

/** Actions per minute: as many as the gateway allows the same user. */
const DRAFTS = 20;
const CANCELLATIONS = 5;
const UPLOADS = 20;

describe('the budget of one user for a minute', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene('PGlite', { personBudgets: 'usual' });
  });
  afterAll(() => scene.platform.close());

  const draft = (token: string | undefined, headers: Record<string, string> = {}) =>
    scene.platform.call('POST', '/entities/Booking', {
      token,
      headers,
      body: { ...stay, hotel_id: scene.hotels[0] },
    });
  const statuses = async (count: number, act: () => Promise<Answer>): Promise<readonly number[]> =>
    (await Promise.all(Array.from({ length: count }, act))).map(({ status }) => status);

  it('is twenty drafts; other users and requests confirmed by the gateway do not use it', async () => {
    const { token } = await scene.platform.register('busy@example.com');
    expect(new Set(await statuses(DRAFTS, () => draft(token)))).toEqual(new Set([201]));
    const refused = await draft(token);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await draft(scene.who('other').token)).status).toBe(201);
    expect((await draft(token, { 'x-service-authorization': `Bearer ${SERVICE}` })).status).toBe(201);
    expect((await draft(token, { 'x-service-authorization': 'Bearer guessed' })).status).toBe(429);
  });

  it('is five cancellations of a booking, while other changes continue', async () => {
    const { token } = await scene.platform.register('fickle@example.com');
    const { id } = (await draft(token)).body;
    const change = (body: object) => scene.platform.call('PUT', `/entities/Booking/${id}`, { token, body });
    const cancel = () => change({ status: 'cancelled' });
    expect(await statuses(CANCELLATIONS, cancel)).not.toContain(429);
    expect((await cancel()).status).toBe(429);
    expect((await change({ guest_phone: '+972501234567' })).status).toBe(200);
  });

  it('is twenty files, stored or not', async () => {
    const { token } = await scene.platform.register('eager@example.com');
    const send = () => upload(scene.platform, token, { bytes: 'no picture' });
    expect(new Set(await statuses(UPLOADS, send))).toEqual(new Set([403]));
    expect((await send()).body.code).toBe('rate_limited');
  });
});
