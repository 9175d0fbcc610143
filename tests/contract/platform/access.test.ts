import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { ADMIN, stores } from './platform-under-test.ts';

describe.each(stores)('access on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  it.each([
    [
      'GET hotels',
      'GET',
      () => '/entities/Hotel',
      undefined,
      { visitor: 200, member: 200, other: 200, admin: 200, service: 200 },
    ],
    [
      'create a hotel',
      'POST',
      () => '/entities/Hotel',
      { name: 'x' },
      { visitor: 403, member: 403, other: 403, admin: 201, service: 201 },
    ],
    [
      'change a hotel',
      'PUT',
      () => `/entities/Hotel/${scene.hotels[0]}`,
      { name: 'House' },
      { visitor: 403, member: 403, other: 403, admin: 200, service: 200 },
    ],
    [
      'delete a hotel',
      'DELETE',
      () => `/entities/Hotel/${scene.hotels[0]}`,
      undefined,
      { visitor: 403, member: 403, other: 403 },
    ],
    [
      'read a booking',
      'GET',
      () => `/entities/Booking/${scene.own}`,
      undefined,
      { visitor: 404, member: 200, other: 404, admin: 200, service: 200 },
    ],
    [
      'change a booking',
      'PUT',
      () => `/entities/Booking/${scene.own}`,
      { guest_phone: '1' },
      { visitor: 404, member: 200, other: 404, admin: 200, service: 200 },
    ],
    [
      'delete a booking',
      'DELETE',
      () => `/entities/Booking/${scene.own}`,
      undefined,
      { visitor: 404, member: 403, other: 404, admin: 403 },
    ],
    [
      'create a booking',
      'POST',
      () => '/entities/Booking',
      () => ({ ...stay, hotel_id: scene.hotels[0] }),
      { visitor: 403, other: 201, admin: 201, service: 201 },
    ],
    [
      'conditional write',
      'PATCH',
      () => '/entities/Booking/update-many',
      { query: { id: 'none' }, data: { $set: { guest_phone: '2' } } },
      { visitor: 403, member: 403, other: 403, admin: 403, service: 200 },
    ],
    [
      'create a review',
      'POST',
      () => '/entities/Review',
      { hotel_id: 'h', rating: 5 },
      { visitor: 403, member: 403, other: 403, admin: 403, service: 201 },
    ],
    [
      'list people',
      'GET',
      () => '/entities/User',
      undefined,
      { visitor: 200, member: 200, admin: 200, service: 200 },
    ],
    [
      'create a person',
      'POST',
      () => '/entities/User',
      { email: 'x@example.com' },
      { visitor: 403, member: 403, admin: 403, service: 403 },
    ],
    [
      'change people in bulk',
      'PATCH',
      () => '/entities/User/update-many',
      { query: { id: 'x' }, data: { $set: { role: 'admin' } } },
      { visitor: 403, member: 403, admin: 403, service: 403 },
    ],
    [
      'an unknown entity',
      'GET',
      () => '/entities/Secret',
      undefined,
      { visitor: 404, member: 404, admin: 404, service: 404 },
    ],
  ])('access: %s', async (_name, method, path, sent, expected) => {
    const body: object | undefined = typeof sent === 'function' ? sent() : sent;
    for (const [name, status] of Object.entries(expected)) {
      const reply = await scene.platform.call(method, path(), { ...scene.who(name), ...(body && { body }) });
      expect([name, reply.status]).toEqual([name, status]);
      const isRefusalInWords =
        typeof reply.body.message === 'string' && reply.body.detail === reply.body.message;
      expect([name, isRefusalInWords]).toEqual([name, status >= 400]);
    }
  });

  it('hides net prices and the creator of a hotel from everyone but staff', async () => {
    for (const name of ['visitor', 'member']) {
      const { body } = await scene.platform.call(
        'GET',
        `/entities/Hotel/${scene.hotels[0]}`,
        scene.who(name),
      );
      for (const field of ['base_price_per_night', 'markup_type', 'markup_value', 'created_by'])
        expect(body).not.toHaveProperty(field);
      expect((await scene.find({ base_price_per_night: 100 }, {}, name)).status).toBe(400);
      expect(
        (
          await scene.platform.call('GET', '/entities/Hotel', {
            ...scene.who(name),
            query: { sort: 'markup_value' },
          })
        ).status,
      ).toBe(400);
    }
    const { body } = await scene.platform.call(
      'GET',
      `/entities/Hotel/${scene.hotels[0]}`,
      scene.who('admin'),
    );
    expect(body).toMatchObject({ base_price_per_night: 100, created_by: ADMIN.email });
  });

  it('hides hotels without a price from travellers', async () => {
    expect(names(await scene.find({}, {}, 'visitor')).toSorted()).toEqual(['House', 'Tower']);
    expect(names(await scene.find({ name: 'No price' }))).toEqual(['No price']);
    const read = async (who: string) =>
      (await scene.platform.call('GET', `/entities/Hotel/${scene.hotels[2]}`, scene.who(who))).status;
    expect([await read('visitor'), await read('member'), await read('admin')]).toEqual([404, 404, 200]);
  });

  it('lists only the caller’s bookings, with any filter', async () => {
    for (const q of [
      undefined,
      {},
      { created_by: 'member@example.com' },
      { $or: [{ created_by: 'member@example.com' }, { nights: { $gt: 0 } }] },
      { $nor: [{ id: 'x' }] },
    ]) {
      const mine = await scene.platform.call('GET', '/entities/Booking', { ...scene.who('member'), q });
      expect(mine.body.map((b: { id: string }) => b.id)).toEqual([scene.own]);
      const theirs = await scene.platform.call('GET', '/entities/Booking', { ...scene.who('other'), q });
      expect(theirs.body.filter((b: { id: string }) => b.id === scene.own)).toEqual([]);
      expect(
        (
          await scene.platform.call('GET', '/entities/Booking', {
            ...scene.who('visitor'),
            ...(q && { q: {} }),
          })
        ).body,
      ).toEqual([]);
    }
  });

  it("lists users: a member their own record, an admin all, a visitor none; never a password's hash", async () => {
    const seen = async (name: string) =>
      (await scene.platform.call('GET', '/entities/User', scene.who(name))).body;
    expect((await seen('member')).map((u: { email: string }) => u.email)).toEqual(['member@example.com']);
    expect(await seen('visitor')).toEqual([]);
    expect(JSON.stringify(await seen('admin'))).not.toContain('scrypt');
    expect(await seen('admin')).toHaveLength(3);
  });
});
