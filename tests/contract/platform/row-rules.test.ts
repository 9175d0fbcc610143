import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, stay } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

const PEOPLE = ['visitor', 'member', 'other', 'admin', 'service'] as const;
const MEMBER = 'member@example.com';

/** One record of each entity; bookings, favorites and reviews are the member's. */
const records: Readonly<Record<string, { by: string; body: object }>> = {
  Hotel: { by: 'admin', body: { name: 'Inn', city: 'Eilat', price_per_night: 80 } },
  Booking: { by: 'service', body: { ...stay, hotel_id: 'p', created_by: MEMBER } },
  Review: { by: 'service', body: { hotel_id: 'h', rating: 5, created_by: MEMBER } },
  Favorite: { by: 'member', body: { hotel_id: 'h1', hotel_name: 'Inn', price_per_night: 80 } },
  Message: { by: 'service', body: { kind: 'contact', message: 'Hello', created_by: MEMBER } },
  OutboxMail: { by: 'service', body: { to: MEMBER, subject: 'Hello' } },
  AuditEntry: { by: 'service', body: { action: 'hotel.update', summary: 'Inn' } },
  RoomInventory: { by: 'service', body: { hotel_id: 'h', room_type: 'Loft', room_key: 'loft' } },
};

/** A field that a permitted caller may change, with a value. */
const changes: Readonly<Record<string, object>> = {
  Hotel: { name: 'Inn two' },
  Booking: { guest_phone: '1' },
  Review: { title: 'Fine' },
  Favorite: { price_per_night: 90 },
  Message: { is_handled: true },
  OutboxMail: { attempts: 1 },
  AuditEntry: { summary: 'other' },
  RoomInventory: { refs: ['HB1'] },
};

/** Statuses for visitor, member, other member, admin and service, in this order. */
type Row = readonly [number, number, number, number, number];
const rules: Readonly<
  Record<string, Record<'see' | 'create' | 'update' | 'remove' | 'bulk' | 'clear', Row>>
> = {
  Hotel: {
    see: [200, 200, 200, 200, 200],
    create: [403, 403, 403, 201, 201],
    update: [403, 403, 403, 200, 200],
    remove: [403, 403, 403, 200, 200],
    bulk: [403, 403, 403, 201, 201],
    clear: [403, 403, 403, 200, 200],
  },
  Booking: {
    see: [404, 200, 404, 200, 200],
    create: [403, 201, 201, 201, 201],
    update: [404, 200, 404, 200, 200],
    remove: [404, 403, 404, 403, 200],
    bulk: [403, 403, 403, 403, 201],
    clear: [403, 403, 403, 403, 200],
  },
  Review: {
    see: [200, 200, 200, 200, 200],
    create: [403, 403, 403, 403, 201],
    update: [403, 200, 403, 403, 200],
    remove: [403, 200, 403, 200, 200],
    bulk: [403, 403, 403, 403, 201],
    clear: [403, 403, 403, 403, 200],
  },
  Favorite: {
    see: [404, 200, 404, 200, 200],
    create: [403, 201, 201, 201, 201],
    update: [404, 200, 404, 403, 200],
    remove: [404, 200, 404, 403, 200],
    bulk: [403, 403, 403, 403, 201],
    clear: [403, 403, 403, 403, 200],
  },
  Message: {
    see: [404, 404, 404, 200, 200],
    create: [403, 403, 403, 403, 201],
    update: [404, 404, 404, 200, 200],
    remove: [404, 404, 404, 403, 200],
    bulk: [403, 403, 403, 403, 201],
    clear: [403, 403, 403, 403, 200],
  },
  OutboxMail: {
    see: [404, 404, 404, 200, 200],
    create: [403, 403, 403, 403, 201],
    update: [404, 404, 404, 403, 200],
    remove: [404, 404, 404, 403, 200],
    bulk: [403, 403, 403, 403, 201],
    clear: [403, 403, 403, 403, 200],
  },
  AuditEntry: {
    see: [404, 404, 404, 200, 200],
    create: [403, 403, 403, 403, 201],
    update: [404, 404, 404, 403, 403],
    remove: [404, 404, 404, 403, 403],
    bulk: [403, 403, 403, 403, 201],
    clear: [403, 403, 403, 403, 403],
  },
  // Changed only by conditional writes that name the version.
  RoomInventory: {
    see: [404, 404, 404, 200, 200],
    create: [403, 403, 403, 403, 201],
    update: [404, 404, 404, 403, 403],
    remove: [404, 404, 404, 403, 403],
    bulk: [403, 403, 403, 403, 201],
    clear: [403, 403, 403, 403, 403],
  },
};

describe.each(stores)('who may do what on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  let counter = 0;
  /**
   * The body of another record. Favorites are unique by user and hotel, inventories by hotel and room, so each gets
   * another hotel; drafts need a stored hotel.
   */
  const fresh = (entity: string): object => {
    counter += 1;
    if (entity === 'Booking') return { ...records[entity]?.body, hotel_id: scene.hotels[0] };
    return entity === 'Favorite' || entity === 'RoomInventory'
      ? { ...records[entity]?.body, hotel_id: `h-${counter}` }
      : { ...records[entity]?.body };
  };
  const call = (who: string, method: string, path: string, options: object = {}) =>
    scene.platform.call(method, `/entities${path}`, { ...scene.who(who), ...options });
  const record = async (entity: string): Promise<string> => {
    const { by = '' } = records[entity] ?? {};
    const made = await call(by, 'POST', `/${entity}`, { body: fresh(entity) });
    expect([entity, made.status]).toEqual([entity, 201]);
    return made.body.id;
  };
  const answers = async (ask: (who: string) => Promise<{ status: number; body: unknown }>) => {
    const statuses: number[] = [];
    for (const who of PEOPLE) {
      const reply = await ask(who);
      if (reply.status >= 400)
        expect(reply.body).toMatchObject({ message: expect.any(String), detail: expect.any(String) });
      statuses.push(reply.status);
    }
    return statuses;
  };

  describe.each(Object.entries(rules))('%s', (entity, expected) => {
    it('is read, listed and counted by those who may see it, with any filter', async () => {
      const id = await record(entity);
      expect(await answers((who) => call(who, 'GET', `/${entity}/${id}`))).toEqual(expected.see);
      const seen = expected.see.map((status) => (status === 200 ? 1 : 0));
      for (const q of [{ id }, { $or: [{ id }, { id: { $ne: 'x' } }] }, { $nor: [{ id: 'x' }] }]) {
        const lists = [];
        for (const who of PEOPLE) {
          const { body } = await call(who, 'GET', `/${entity}`, { q });
          lists.push(body.filter((row: { id: string }) => row.id === id).length);
          const counted = await call(who, 'GET', `/${entity}/count`, { q });
          expect(counted.body).toEqual({ count: body.length });
        }
        expect(lists).toEqual(seen);
      }
    });

    it('is created only by those whom the table of rules permits', async () => {
      expect(await answers((who) => call(who, 'POST', `/${entity}`, { body: fresh(entity) }))).toEqual(
        expected.create,
      );
    });

    it('is changed only by those whom the table of rules permits, one by one and in bulk', async () => {
      const id = await record(entity);
      const body = changes[entity];
      expect(await answers((who) => call(who, 'PUT', `/${entity}/${id}`, { body }))).toEqual(expected.update);
      expect(await answers((who) => call(who, 'PUT', `/${entity}/${'f'.repeat(24)}`, { body }))).toEqual([
        404, 404, 404, 404, 404,
      ]);
      const many = { query: { id }, data: { $set: body } };
      const [visitor, member, other, admin] = await answers((who) =>
        call(who, 'PATCH', `/${entity}/update-many`, { body: many }),
      );
      // Only the gateway changes many records at once, except for hotels, which administrators manage.
      const keeper = entity === 'Hotel' ? 200 : 403;
      expect([visitor, member, other, admin]).toEqual([403, 403, 403, keeper]);
      const inBulk = [{ id, ...body }];
      const statuses = await answers((who) => call(who, 'PUT', `/${entity}/bulk`, { body: inBulk }));
      expect(statuses).toEqual([403, 403, 403, keeper, ...expected.update.slice(4)]);
    });

    it('is deleted only by those whom the table of rules permits', async () => {
      const statuses = await answers(async (who) =>
        call(who, 'DELETE', `/${entity}/${await record(entity)}`),
      );
      expect(statuses).toEqual(expected.remove);
    });

    it('is deleted in bulk only by those whom the table of rules permits', async () => {
      const id = await record(entity);
      const before = await answers((who) => call(who, 'DELETE', `/${entity}`, { body: { id } }));
      expect(before).toEqual(expected.clear);
      expect(await answers((who) => call(who, 'DELETE', `/${entity}`, { body: {} }))).toEqual(
        expected.clear.map((status) => (status === 200 ? 400 : status)),
      );
    });

    it('is created in bulk only by those whom the table of rules permits', async () => {
      const bulk = await answers((who) => call(who, 'POST', `/${entity}/bulk`, { body: [fresh(entity)] }));
      expect(bulk).toEqual(expected.bulk);
      const imports = await answers(async (who) => {
        const form = new FormData();
        form.append('file', new Blob([JSON.stringify([fresh(entity)])]), 'records.json');
        const { token } = scene.who(who);
        const reply = await fetch(`${scene.platform.url}/api/apps/solera/entities/${entity}/import`, {
          method: 'POST',
          body: form,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        });
        return { status: reply.status, body: await reply.json() };
      });
      expect(imports).toEqual(expected.bulk.map((status) => (status === 201 ? 200 : status)));
    });
  });

  it('users cannot be created, changed or deleted in bulk', async () => {
    for (const [method, path, body] of [
      ['POST', '/User/bulk', [{ email: 'x@example.com' }]],
      ['DELETE', '/User', { email: MEMBER }],
      ['PATCH', '/User/update-many', { query: { email: MEMBER }, data: { $set: { role: 'admin' } } }],
    ] as const)
      expect(await answers((who) => call(who, method, path, { body }))).toEqual([403, 403, 403, 403, 403]);
  });
});
