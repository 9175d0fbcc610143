import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { upload } from './upload-kit.ts';

/** Maximum number of uploads at the same time. */
const HELD = 12;
const MIB = 1_048_576;

describe('a file that is being uploaded', () => {
  let scene: Scene;
  let photo: Buffer;
  const open: ClientRequest[] = [];
  beforeAll(async () => {
    scene = await openScene('PGlite');
    photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e8743b' } })
      .jpeg()
      .toBuffer();
  });
  afterEach(() => {
    for (const each of open.splice(0)) each.destroy();
  });
  afterAll(() => scene.platform.close());

  const finishedStay = async (of: string): Promise<string> => {
    const reply = await scene.platform.call('POST', '/entities/Booking', {
      ...scene.who('service'),
      body: {
        ...stay,
        hotel_id: scene.hotels[0],
        check_in_date: '2026-01-01',
        check_out_date: '2026-01-04',
        payment: { brand: 'Visa', last_four: '4242', paid_at: '2025-12-01T09:00:00.000Z' },
        status: 'confirmed',
        created_by: of,
      },
    });
    return reply.body.id;
  };

  /**
   * Announces nine megabytes and sends none of them.
   * @returns the status, which arrives all the same
   */
  const announce = (who: string, query = ''): Promise<number> =>
    new Promise((resolve, reject) => {
      const path = `/api/apps/solera/integration-endpoints/Core/UploadFile${query}`;
      const sending = request(`${scene.platform.url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${scene.who(who).token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': String(9 * MIB),
        },
      });
      open.push(sending);
      sending.once('response', (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      sending.once('error', reject);
      sending.flushHeaders();
    });

  it('is refused before its first byte where its sender has no completed stay', async () => {
    expect(await announce('other')).toBe(403);
    const own = await finishedStay('member@example.com');
    expect(await announce('other', `?booking_id=${own}`)).toBe(403);
    expect(await announce('member', '?booking_id=no-such-booking')).toBe(403);
    expect(await announce('member', `?booking_id=${own}&booking_id=${own}`)).toBe(403);
  });

  it('is refused before its first byte where the stay has ten photos', async () => {
    const full = await finishedStay('member@example.com');
    const token = scene.who('member').token;
    for (let n = 0; n < 10; n += 1)
      expect((await upload(scene.platform, token, { bytes: photo }, { booking_id: full })).status).toBe(200);
    expect(await announce('member', `?booking_id=${full}`)).toBe(409);
    // A booking named only in the form is checked before the picture is decoded, so the invalid picture does not
    // matter.
    const late = await upload(scene.platform, token, { bytes: 'no picture' }, { booking_id: full });
    expect(late.status).toBe(409);
  });

  it('gets 503 with Retry-After while twelve others are uploaded; aborted uploads no longer count', async () => {
    const answers = Array.from({ length: HELD + 1 }, () => announce('admin').catch(() => 0));
    expect(await Promise.race(answers)).toBe(503);
    const refused = await upload(scene.platform, scene.who('admin').token, { bytes: photo });
    expect([refused.status, refused.body.code]).toEqual([503, 'overloaded']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const each of open.splice(0)) each.destroy();
    await expect
      .poll(async () => (await upload(scene.platform, scene.who('admin').token, { bytes: photo })).status)
      .toBe(200);
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  });
});
