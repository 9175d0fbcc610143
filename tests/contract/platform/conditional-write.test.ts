import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

describe.each(stores)('a conditional write on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const draft = async () =>
    (
      await scene.platform.call('POST', '/entities/Booking', {
        ...scene.who('service'),
        body: {
          ...stay,
          hotel_id: 'p',
          total_price: 10.25,
          created_by: 'member@example.com',
          quote: { fare: '1.50' },
          version: 1,
        },
      })
    ).body;
  const write = (query: unknown, data: unknown, as = 'service') =>
    scene.platform.call('PATCH', '/entities/Booking/update-many', {
      ...scene.who(as),
      body: { query, data },
    });
  const read = async (id: string) =>
    (await scene.platform.call('GET', `/entities/Booking/${id}`, scene.who('service'))).body;

  it('changes the record once and increments the version', async () => {
    const { id } = await draft();
    const first = await write(
      { id, version: 1 },
      {
        $set: { effect: 'book', refs: ['HB1'], sent_at: '2027-01-01T10:00:00+02:00' },
        $inc: { version: 1, tries: 2 },
      },
    );
    expect(first.body).toEqual({ success: true, updated: 1, has_more: false });
    expect(await read(id)).toMatchObject({
      version: 2,
      tries: 2,
      effect: 'book',
      refs: ['HB1'],
      sent_at: '2027-01-01T08:00:00.000Z',
      quote: { fare: '1.50' },
      total_price: 10.25,
      check_in_date: '2027-03-01',
    });
    expect((await write({ id, version: 1 }, { $set: { effect: null } })).body.updated).toBe(0);
    expect((await write({ id, version: 2 }, { $set: { effect: null } })).body.updated).toBe(1);
    expect((await read(id)).version).toBe(3);
  });

  it('returns the written record when the request asks for it', async () => {
    const { id } = await draft();
    const body = { query: { id, version: 1 }, data: { $set: { key: 'k' }, $inc: { version: 1 } } };
    const headers = { prefer: 'return=representation' };
    const requested = { ...scene.who('service'), headers, body };
    const first = await scene.platform.call('PATCH', '/entities/Booking/update-many', requested);
    expect(first.body).toEqual({ success: true, updated: 1, has_more: false, records: [await read(id)] });
    const late = await scene.platform.call('PATCH', '/entities/Booking/update-many', requested);
    expect(late.body).toEqual({ success: true, updated: 0, has_more: false, records: [] });
  });

  it('succeeds for exactly one of simultaneous writers', async () => {
    const { id } = await draft();
    for (let version = 1; version <= 5; version += 1) {
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          write({ id, version }, { $set: { key: `writer-${n}` }, $inc: { version: 1 } }),
        ),
      );
      expect(replies.map((reply) => reply.body.updated).toSorted((a, b) => a - b)).toEqual([
        0, 0, 0, 0, 0, 0, 0, 1,
      ]);
    }
    expect((await read(id)).version).toBe(6);
  });

  it('has exactly one winner when all writers wait for the same row', async () => {
    const { id } = await draft();
    const url = scene.platform.databaseUrl;
    const holder = url === null ? null : new Client({ connectionString: url });
    await holder?.connect();
    // The writers read the old version, then wait for the row: each has to check again once it gets it.
    await holder?.query('begin');
    await holder?.query('select 1 from bookings where id = $1 for update', [id]);
    const writing = Promise.all(
      Array.from({ length: 8 }, (_, n) => write({ id, version: 1 }, { $set: { key: `writer-${n}` } })),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    await holder?.query('update bookings set tries = tries where id = $1', [id]);
    await holder?.query('commit');
    const updated = (await writing).map((reply) => reply.body.updated);
    await holder?.end();
    expect(updated.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect((await read(id)).version).toBe(2);
  });

  it('differs from a plain update, which increments the version too', async () => {
    const { id } = await draft();
    await scene.platform.call('PUT', `/entities/Booking/${id}`, {
      ...scene.who('member'),
      body: { guest_phone: '5' },
    });
    expect((await read(id)).version).toBe(2);
  });

  it.each([
    [{}, { $set: { key: 'k' } }],
    [{ id: 'x' }, {}],
    [{ id: 'x' }, { $set: {} }],
    [{ id: 'x' }, { $unset: { key: 1 } }],
    [{ id: 'x' }, { $set: { nothing: 1 } }],
    [{ id: 'x' }, { $inc: { key: 1 } }],
    [{ bad: 1 }, { $set: { key: 'k' } }],
  ])('of %j with %j is refused', async (query, data) => {
    expect((await write(query, data)).status).toBe(400);
  });

  it('protects the state of the reservation from administrators, and allows one booking per create key', async () => {
    const { id } = await draft();
    expect((await write({ id }, { $set: { effect: 'book' } }, 'admin')).status).toBe(403);
    expect((await write({ id }, { $set: { id: 'x' } })).status).toBe(403);
    const keyed = { ...stay, hotel_id: 'p', create_key: `key-${id}` };
    const make = () =>
      scene.platform.call('POST', '/entities/Booking', { ...scene.who('service'), body: keyed });
    const statuses = (await Promise.all([make(), make(), make()])).map((reply) => reply.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});
