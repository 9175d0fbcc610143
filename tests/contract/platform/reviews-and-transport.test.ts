import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { SERVICE, stores } from './platform-under-test.ts';

describe.each(stores)('reviews and transport on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  it('accept one review per completed stay, which only its author changes, and show their email to no one else', async () => {
    const { body: booked } = await scene.platform.call('POST', '/entities/Booking', {
      ...scene.who('service'),
      body: {
        ...stay,
        hotel_id: scene.hotels[0],
        check_in_date: '2026-01-01',
        check_out_date: '2026-01-04',
        payment: { brand: 'Visa', last_four: '4242', paid_at: '2025-12-01T09:00:00.000Z' },
        status: 'confirmed',
        created_by: 'member@example.com',
      },
    });
    const make = (as: string) =>
      scene.platform.call('POST', '/entities/Review', {
        ...scene.who(as),
        body: {
          booking_id: booked.id,
          hotel_id: 'forged',
          reviewer_name: 'forged',
          rating: 4,
          comment: 'Fine',
        },
      });
    expect((await make('other')).status).toBe(403);
    const first = await make('member');
    expect(first).toMatchObject({
      status: 201,
      body: { hotel_id: scene.hotels[0], reviewer_name: 'Dana', stay_date: '2026-01-01' },
    });
    expect((await make('member')).status).toBe(409);
    const seenBy = async (name: string) =>
      (await scene.platform.call('GET', `/entities/Review/${first.body.id}`, scene.who(name))).body;
    expect((await seenBy('member')).created_by).toBe('member@example.com');
    expect((await seenBy('other')).created_by).toBeNull();
    expect(await seenBy('visitor')).not.toHaveProperty('created_by');
    const probe = await scene.platform.call('GET', '/entities/Review', {
      ...scene.who('other'),
      q: { created_by: 'member@example.com' },
    });
    expect(probe.body).toEqual([]);
    const path = `/entities/Review/${first.body.id}`;
    const change = async (as: string, body: object) =>
      (await scene.platform.call('PUT', path, { ...scene.who(as), body })).status;
    expect(await change('member', { rating: 2, comment: 'Loud', topics: { staff: 5 } })).toBe(200);
    expect(await change('member', { hotel_id: 'forged' })).toBe(403);
    expect(await change('member', { reviewer_name: 'forged' })).toBe(403);
    expect(await change('member', { rating: 6 })).toBe(422);
    for (const name of ['visitor', 'other', 'admin'])
      expect([name, await change(name, { rating: 5 })]).toEqual([name, 403]);
    expect(await seenBy('visitor')).toMatchObject({
      hotel_id: scene.hotels[0],
      reviewer_name: 'Dana',
      rating: 2,
      comment: 'Loud',
      topics: { staff: 5 },
    });
    expect((await scene.platform.call('DELETE', path, scene.who('other'))).status).toBe(403);
    expect((await scene.platform.call('DELETE', path, scene.who('member'))).body).toEqual({ success: true });
    expect((await make('member')).status).toBe(201);
  });

  it('refuse bodies that are not JSON, too large or of the wrong type', async () => {
    const post = (body: string) =>
      fetch(`${scene.platform.url}/api/apps/solera/entities/Hotel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${SERVICE}` },
        body,
      });
    expect((await post('{nope')).status).toBe(400);
    expect((await post(JSON.stringify({ description: 'x'.repeat(300_000) }))).status).toBe(413);
    expect((await post('[1]')).status).toBe(422);
    expect((await post(`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).status).toBe(400);
    expect((await post(JSON.stringify({ rating: 'five' }))).status).toBe(422);
    expect(await (await post(JSON.stringify({ rating: 9 }))).json()).toMatchObject({
      error_type: 'ValidationError',
      message: expect.stringContaining('rating'),
    });
  });

  it('answer other apps, unknown paths and the background calls of an off-the-shelf client', async () => {
    const status = async (method: string, path: string) =>
      (
        await fetch(`${scene.platform.url}/api${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
        })
      ).status;
    expect(await status('GET', '/apps/other/entities/Hotel')).toBe(404);
    expect(await status('GET', '/apps/solera/nothing')).toBe(404);
    expect(await status('POST', '/apps/solera/analytics/track/batch')).toBe(204);
    expect(await status('POST', '/app-logs/solera/log-user-in-app/Discover')).toBe(204);
    expect(await status('GET', '/apps/public/prod/public-settings/by-id/solera')).toBe(200);
  });
});
