import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';
import { upload } from './upload-kit.ts';

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

describe.each(stores)('photos of a stay on %s', (store) => {
  let scene: Scene;
  let bytes: Buffer;
  beforeAll(async () => {
    scene = await openScene(store);
    bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e8743b' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => scene.platform.close());

  const book = async (change: Record<string, unknown>): Promise<string> => {
    const reply = await scene.platform.call('POST', '/entities/Booking', {
      ...scene.who('service'),
      body: {
        ...stay,
        hotel_id: scene.hotels[0],
        check_in_date: '2026-01-01',
        check_out_date: '2026-01-04',
        payment: { brand: 'Visa', last_four: '4242', paid_at: '2025-12-01T09:00:00.000Z' },
        status: 'confirmed',
        created_by: 'member@example.com',
        ...change,
      },
    });
    return reply.body.id;
  };
  const send = async (as: string, bookingId?: string): Promise<number> =>
    (await upload(scene.platform, scene.who(as).token, { bytes }, bookingId ? { booking_id: bookingId } : {}))
      .status;

  it('are uploaded by the member who stayed there, when the stay is over', async () => {
    const over = await book({});
    expect([await send('member', over), await send('other', over)]).toEqual([200, 403]);
    expect(await send('member')).toBe(403);
    expect(await send('member', 'no-such-booking')).toBe(403);
    const later = await book({ check_in_date: day(30), check_out_date: day(33) });
    const draft = await book({ status: 'pending' });
    const gone = await book({ status: 'cancelled' });
    for (const id of [later, draft, gone]) expect(await send('member', id)).toBe(403);
    expect([await send('visitor', over), await send('admin')]).toEqual([403, 200]);
  });

  it('are shown in a review by the user who uploaded them for this stay, and by no one else', async () => {
    const [over, before] = [await book({}), await book({ created_by: 'member@example.com' })];
    const sent = async (as: string, id?: string): Promise<string> =>
      (await upload(scene.platform, scene.who(as).token, { bytes }, id ? { booking_id: id } : {})).body
        .file_url;
    const own = await sent('member', over);
    const others = await book({ created_by: 'other@example.com' });
    const review = async (photos: readonly unknown[]): Promise<number> => {
      const body = { booking_id: over, rating: 4, photos };
      return (await scene.platform.call('POST', '/entities/Review', { ...scene.who('member'), body })).status;
    };
    const path = new URL(own).pathname;
    for (const photo of [
      'https://elsewhere.example/a.jpg',
      `https://elsewhere.example${path}`,
      '/files/u/aaaaaaaaaaaaaaaaaaaaaaaa/a.jpg',
      `/files/u/../u${path.slice(8)}/x`,
      'javascript:alert(1)',
      '',
      await sent('member', before),
      await sent('other', others),
      await sent('admin'),
    ])
      expect([photo, await review([own, photo])]).toEqual([photo, 422]);
    expect(await review([own, path])).toBe(201);
  });

  it('are deleted with the review, with every smaller copy, and only then', async () => {
    const over = await book({});
    const { body } = await upload(scene.platform, scene.who('member').token, { bytes }, { booking_id: over });
    const seen = async (): Promise<readonly number[]> => {
      const answers = await Promise.all(['', '?w=320'].map((size) => fetch(`${body.file_url}${size}`)));
      return answers.map(({ status }) => status);
    };
    const write = async (): Promise<string> => {
      const review = { booking_id: over, rating: 4, photos: [body.file_url] };
      const made = await scene.platform.call('POST', '/entities/Review', {
        ...scene.who('member'),
        body: review,
      });
      return made.body.id;
    };
    const id = await write();
    expect(await seen()).toEqual([200, 200]);
    expect((await scene.platform.call('DELETE', `/entities/Review/${id}`, scene.who('other'))).status).toBe(
      403,
    );
    expect(await seen()).toEqual([200, 200]);
    expect((await scene.platform.call('DELETE', `/entities/Review/${id}`, scene.who('admin'))).status).toBe(
      200,
    );
    expect(await seen()).toEqual([404, 404]);
  });

  it('are deleted when the author takes them out; what is added must be an own upload for the stay', async () => {
    const [over, before] = [await book({}), await book({})];
    const sent = async (id: string): Promise<string> =>
      (await upload(scene.platform, scene.who('member').token, { bytes }, { booking_id: id })).body.file_url;
    const [first, second, elsewhere] = [await sent(over), await sent(over), await sent(before)];
    const review = { booking_id: over, rating: 4, photos: [first] };
    const made = await scene.platform.call('POST', '/entities/Review', {
      ...scene.who('member'),
      body: review,
    });
    const change = async (photos: readonly string[]): Promise<number> => {
      const call = { ...scene.who('member'), body: { photos } };
      return (await scene.platform.call('PUT', `/entities/Review/${made.body.id}`, call)).status;
    };
    const statuses = async () =>
      Promise.all([first, second, elsewhere].map(async (url) => (await fetch(url)).status));
    expect(await change([first, elsewhere])).toBe(422);
    expect(await change([first, second])).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await change([second])).toBe(200);
    expect(await statuses()).toEqual([404, 200, 200]);
  });

  it('are deleted with the account, and the review stays without them', async () => {
    const leaver = await scene.platform.register('leaver@example.com');
    const over = await book({ created_by: leaver.email });
    const sent = await upload(scene.platform, leaver.token, { bytes }, { booking_id: over });
    const review = { booking_id: over, rating: 4, photos: [sent.body.file_url] };
    const made = await scene.platform.call('POST', '/entities/Review', { token: leaver.token, body: review });
    const gone = await scene.platform.call('DELETE', `/entities/User/${leaver.id}`, scene.who('service'));
    expect(gone.status).toBe(200);
    expect((await fetch(sent.body.file_url)).status).toBe(404);
    const left = await scene.platform.call('GET', `/entities/Review/${made.body.id}`);
    expect(left.body).toMatchObject({ rating: 4, photos: [] });
  });

  it('are at most ten, also when many arrive at once', async () => {
    const over = await book({});
    const statuses: number[] = [];
    // Sends as many at once as one gateway does.
    while (statuses.length < 12)
      statuses.push(...(await Promise.all(Array.from({ length: 4 }, () => send('member', over)))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });
});
