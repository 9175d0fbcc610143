import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

const PATH = '/entities/RoomInventory';

const reference = (ref: string, changes: object = {}) => ({
  ref,
  kind: 'booking',
  check_in: '2027-03-01',
  check_out: '2027-03-04',
  rooms: 1,
  made_at: 1_800_000_000_000,
  ends_at: null,
  holder: null,
  ...changes,
});

describe.each(stores)('rooms of stored hotels on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const call = (as: string, method: string, path = '', options: object = {}) =>
    scene.platform.call(method, `${PATH}${path}`, { ...scene.who(as), ...options });
  const open = (hotelId: string, as = 'service') =>
    call(as, 'POST', '', {
      body: { hotel_id: hotelId, room_type: 'Sea  View', room_key: 'sea view', version: 1 },
    });
  const opened = async (): Promise<string> => (await open(randomUUID())).body.id;
  const write = (query: object, set: object, as = 'service') =>
    call(as, 'PATCH', '/update-many', { body: { query, data: { $set: set } } });

  it('have one inventory per room type, found by hotel, reference and holder', async () => {
    const hotelId = randomUUID();
    const statuses = (await Promise.all([open(hotelId), open(hotelId), open(hotelId)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    const [{ id, references }] = (await call('service', 'GET', '', { q: { hotel_id: hotelId } })).body;
    expect(references).toEqual([]);

    const [ref, holder] = [`HB-${hotelId}`, `holder-${hotelId}`];
    const held = reference('draft', { kind: 'hold', ends_at: 1_800_001_800_000, holder });
    const set = { references: [reference(ref), held], refs: [ref], holders: [holder], version: 2 };
    expect((await write({ id, version: 1 }, set)).body).toMatchObject({ updated: 1 });
    for (const q of [
      { refs: { $all: [ref] } },
      { holders: { $all: [holder] } },
      { hotel_id: { $in: [hotelId] } },
      { hotel_id: hotelId, room_key: 'sea view', updated_date: { $gte: '2020-01-01T00:00:00Z' } },
    ])
      expect((await call('service', 'GET', '', { q })).body).toMatchObject([
        { id, version: 2, room_type: 'Sea  View', references: [reference(ref), held] },
      ]);
    const nobody = await call('service', 'GET', '', { q: { refs: { $all: ['draft'] } } });
    expect(nobody.body).toEqual([]);
  });

  it('have one winner among simultaneous writers, in every round', async () => {
    const id = await opened();
    for (let version = 1; version <= 4; version += 1) {
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, nth) =>
          write({ id, version }, { references: [reference(`HB-${version}-${nth}`)], version: version + 1 }),
        ),
      );
      expect(replies.map(({ body }) => body.updated).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1]);
    }
    expect((await call('service', 'GET', `/${id}`)).body).toMatchObject({ version: 5 });
  });

  it('are changed only by conditional writes that name id and version', async () => {
    const id = await opened();
    const set = { references: [reference('HB-1')] };
    const change = { refs: ['HB-1'] };
    const [put, bulk, unnamed, byHotel, erased, moved] = await Promise.all([
      call('service', 'PUT', `/${id}`, { body: change }),
      call('service', 'PUT', '/bulk', { body: [{ id, ...change }] }),
      write({ id }, set),
      write({ hotel_id: 'x', version: 1 }, set),
      call('service', 'DELETE', `/${id}`),
      write({ id, version: 1 }, { room_key: 'other' }),
    ]);
    expect([put.status, bulk.status, unnamed.status, byHotel.status, erased.status, moved.status]).toEqual([
      403, 403, 400, 400, 403, 403,
    ]);
    expect((await call('service', 'GET', `/${id}`)).body).toMatchObject({ version: 1, references: [] });
  });

  it('are written by the service, read by staff, and invisible to everyone else', async () => {
    const id = await opened();
    const set = { references: [reference('HB-1')] };
    expect((await call('admin', 'GET', `/${id}`)).status).toBe(200);
    expect((await open(randomUUID(), 'admin')).status).toBe(403);
    expect((await write({ id, version: 1 }, set, 'admin')).body).toMatchObject({ code: 'forbidden' });
    for (const as of ['member', 'visitor']) {
      expect((await call(as, 'GET', `/${id}`)).status).toBe(404);
      expect((await call(as, 'GET')).body).toEqual([]);
      expect((await open(randomUUID(), as)).status).toBe(403);
      expect((await write({ id, version: 1 }, set, as)).status).toBe(403);
    }
  });

  it.each([
    ['an unknown kind', { kind: 'wish' }],
    ['a word as its day', { check_in: 'tomorrow' }],
    ['ten rooms', { rooms: 10 }],
    ['half a room', { rooms: 0.5 }],
    ['an unknown field', { price: 1 }],
  ])('are not changed by a reference with %s', async (_what, wrong) => {
    const id = await opened();
    expect((await write({ id, version: 1 }, { references: [reference('HB-1', wrong)] })).status).toBe(422);
  });

  it('are counted from 0 to 500 per type, or not at all', async () => {
    const make = (count: unknown) =>
      scene.platform.call('POST', '/entities/Hotel', {
        ...scene.who('admin'),
        body: { name: 'Counted', city: 'Haifa', room_types: [{ name: 'Loft', price: 1, count }] },
      });
    for (const count of [0, 500, null])
      expect((await make(count)).body.room_types).toMatchObject([{ count }]);
    expect((await make(undefined)).body.room_types).toMatchObject([{ count: null }]);
    for (const count of [-1, 501, 1.5, 'two']) expect((await make(count)).status).toBe(422);
  });
});
