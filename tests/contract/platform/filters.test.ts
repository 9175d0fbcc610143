import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openScene } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

describe.each(stores)('filters on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const set = { name: ['House', 'Tower', 'No price'] };
  it.each([
    [{ name: 'House' }, ['House']],
    [{ rating: null }, ['No price']],
    [{ rating: [4, 5] }, ['House', 'Tower']],
    [{ rating: { $in: [5, null] } }, ['No price', 'Tower']],
    [{ rating: { $nin: [5] } }, ['House', 'No price']],
    [{ rating: { $eq: 4 } }, ['House']],
    [{ rating: { $ne: 4 } }, ['No price', 'Tower']],
    [{ price_per_night: { $gt: 20, $lte: 115.5 } }, ['House']],
    [{ price_per_night: { $gte: 20, $lt: 115.5 } }, ['Tower']],
    [{ rating: { $exists: false } }, ['No price']],
    [{ rating: { $not: { $gte: 5 } } }, ['House', 'No price']],
    [{ amenities: 'Pool' }, ['House', 'No price']],
    [{ amenities: { $in: ['Spa', 'Gym'] } }, ['Tower']],
    [{ $or: [{ city: 'Tel Aviv' }, { price_per_night: 0 }] }, ['No price', 'Tower']],
    [{ $and: [{ country: 'Israel' }, { $nor: [{ city: 'Tel Aviv' }, { rating: null }] }] }, ['House']],
    [{ name: { $gte: 'N', $lt: 'O' } }, ['No price']],
    [{ created_date: { $gt: '2020-01-01' } }, ['House', 'No price', 'Tower']],
    [{ created_date: { $lt: '2020-01-01T00:00:00' } }, []],
    [{ price_per_night: 'cheap' }, []],
    [{ name: "x' or '1'='1" }, []],
    [{ name: 'null\u0000byte' }, []],
    [{ id: { $in: [] } }, []],
    [{ amenities: { $all: ['WiFi', 'Pool'] } }, ['House', 'No price']],
    [{ amenities: { $all: ['WiFi', 'Spa'] } }, []],
    [{ amenities: { $size: 1 } }, ['Tower']],
    [{ amenities: { $not: { $size: 1 } } }, ['House', 'No price']],
    [{ amenities: { $size: 1e15 } }, []],
    [{ amenities: '\uD800' }, []],
    [{ name: '\uD800' }, []],
    [{ name: { $regex: '^To' } }, ['Tower']],
    [{ name: { $regex: 'o' } }, ['House', 'No price', 'Tower']],
    [{ name: { $regex: 'h' } }, []],
    [{ name: { $regex: 'h', $options: 'i' } }, ['House']],
    [{ name: { $regex: '^(house|tower)$', $options: 'i' } }, ['House', 'Tower']],
    [{ name: { $not: { $regex: 'o[uw]' } } }, ['No price']],
    [{ name: { $regex: 'ce$', $ne: 'House' } }, ['No price']],
    [{ name: { $regex: '\\{' } }, []],
    [{ name: { $regex: "'; drop table hotels" } }, []],
  ])('return for %j the records %j', async (q, expected) => {
    const reply = await scene.find({ $and: [set, q] });
    expect(names(reply).toSorted()).toEqual(expected);
  });

  it.each([
    { rating: { $regex: '.*' } },
    { name: { $regex: '' } },
    { name: { $regex: 7 } },
    { name: { $regex: 'x'.repeat(101) } },
    { name: { $regex: 'a', $options: 'x' } },
    { name: { $options: 'i' } },
    { name: { $regex: '(a)\\1' } },
    { name: { $regex: '(?=a)' } },
    { name: { $regex: 'a{9}' } },
    { name: { $regex: '***=a' } },
    { name: { $regex: '(' } },
    { name: { $regex: 'a\\' } },
    { amenities: { $all: 'Pool' } },
    { amenities: { $size: 'x' } },
    { $where: '1' },
    { rating: { $foo: 1 } },
    { nothing: 1 },
    { $or: [] },
    { $or: {} },
    { rating: {} },
    { rating: { $in: 4 } },
    { rating: { $exists: 'yes' } },
    [],
    'x',
    { __proto__x: 1 },
  ])('are refused: %j', async (q) => {
    expect(await scene.find(q)).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  it.each(['constructor', 'toString', '__proto__'])('have no operator %s', async (word) => {
    const q: unknown = JSON.parse(`{"rating":{"${word}":4}}`);
    expect((await scene.find(q)).status).toBe(400);
  });

  it('allow patterns only to staff, in every call', async () => {
    const q = { name: { $regex: 'o' } };
    for (const who of ['visitor', 'member']) {
      expect((await scene.find(q, {}, who)).status).toBe(400);
      expect(
        (await scene.platform.call('GET', '/entities/Hotel/count', { ...scene.who(who), q })).status,
      ).toBe(400);
    }
    expect((await scene.find(q, {}, 'service')).status).toBe(200);
    // The connection still works afterwards.
    expect((await scene.find({ name: { $regex: '(' } })).status).toBe(400);
    expect((await scene.find(set)).body).toHaveLength(3);
  });

  // The embedded database has no timeout of its own; there slow patterns are refused in advance.
  it.runIf(store === 'PostgreSQL')('stop a pattern that takes too long', async () => {
    const holder = new Client({ connectionString: scene.platform.databaseUrl ?? '' });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table hotels in access exclusive mode');
    const reply = await scene.find({ name: { $regex: 'o' } });
    await holder.query('rollback');
    await holder.end();
    expect(reply).toMatchObject({ status: 400, body: { message: 'The pattern takes too long' } });
    expect((await scene.find({ name: { $regex: 'o' } })).status).toBe(200);
  });

  it.runIf(store === 'PostgreSQL')('stop a pattern whose statements together take too long', async () => {
    const database = new Client({ connectionString: scene.platform.databaseUrl ?? '' });
    await database.connect();
    await database.query('alter table hotels rename to quick_hotels');
    // Each of three hotels takes half a second, in each of two statements; two seconds are allowed.
    await database.query('create view hotels as select * from quick_hotels where pg_sleep(0.5) is not null');
    const reply = await scene.find({ $and: [set, { name: { $regex: 'o' } }] });
    await database.query('drop view hotels');
    await database.query('alter table quick_hotels rename to hotels');
    await database.end();
    expect(reply).toMatchObject({ status: 400, body: { message: 'The pattern takes too long' } });
    expect((await scene.find({ name: { $regex: 'o' } })).status).toBe(200);
  });

  it('reveal by filter, sorting or count nothing that the caller may not read', async () => {
    for (const [entity, field] of [
      ['Hotel', 'base_price_per_night'],
      ['Hotel', 'created_by'],
      ['Hotel', 'is_deleted'],
      ['Booking', 'client_ref'],
      ['Booking', 'effect'],
      ['Booking', 'history'],
      ['Booking', 'mismatch'],
      ['Booking', 'admin_mark'],
      ['User', 'password_hash'],
    ] as const) {
      const ask = (path: string, options: object) =>
        scene.platform.call('GET', `/entities/${entity}${path}`, { ...scene.who('member'), ...options });
      for (const q of [
        { [field]: 1 },
        { $or: [{ [field]: null }] },
        { $nor: [{ [field]: { $exists: true } }] },
      ]) {
        expect((await ask('', { q })).status).toBe(400);
        expect((await ask('/count', { q })).status).toBe(400);
      }
      expect((await ask('', { query: { sort: `-${field}` } })).status).toBe(400);
      const [row] = (await ask('', { query: { fields: field } })).body;
      expect(Object.keys(row)).toEqual(['id']);
    }
  });

  it('are refused when they are too deep, too long or not JSON', async () => {
    let deep: unknown = { rating: 1 };
    for (let level = 0; level < 20; level += 1) deep = { $and: [deep] };
    expect((await scene.find(deep)).status).toBe(400);
    expect((await scene.find({ $or: Array.from({ length: 201 }, () => ({ rating: 1 })) })).status).toBe(400);
    expect((await scene.platform.call('GET', '/entities/Hotel', { query: { q: '{nope' } })).status).toBe(400);
  });

  it('can sort, page and project; missing values come first, ids are always included', async () => {
    const list = (query: Record<string, string>) => scene.find(set, query).then(names);
    expect(await list({ sort: 'rating' })).toEqual(['No price', 'House', 'Tower']);
    expect(await list({ sort: '-price_per_night' })).toEqual(['House', 'Tower', 'No price']);
    expect(await list({ sort: '+name', limit: '1', skip: '1' })).toEqual(['No price']);
    expect(await list({})).toEqual(['No price', 'Tower', 'House']);
    const [row] = (await scene.find(set, { fields: 'name', sort: 'name' })).body;
    expect(row).toEqual({ id: scene.hotels[0], name: 'House' });
    for (const [name, value] of Object.entries({ sort: 'amenities', limit: '-1', skip: 'x', fields: '' }))
      expect((await scene.find(set, { [name]: value })).status).toBe(name === 'fields' ? 200 : 400);
    expect((await scene.find(set, { sort: 'nothing' })).status).toBe(400);
  });

  it('treat a plus as a space', async () => {
    const reply = await fetch(
      `${scene.platform.url}/api/apps/solera/entities/Hotel?q=%7B%22city%22:%22Tel+Aviv%22%7D`,
    );
    expect(await reply.json()).toMatchObject([{ name: 'Tower' }]);
  });

  it('return pages of a pattern in the same order, however many records match', async () => {
    const names600 = Array.from({ length: 600 }, (_, at) => `Many ${String(at).padStart(3, '0')}`);
    for (const from of [0, 300])
      await scene.platform.call('POST', '/entities/Hotel/bulk', {
        ...scene.who('service'),
        body: names600.slice(from, from + 300).map((name) => ({ name })),
      });
    const page = (word: string, query: Record<string, string>) =>
      scene.find({ name: { $regex: word, $options: 'i' } }, query).then(names);
    const of = (word: string) => names600.filter((name) => name.includes(word));
    for (const word of ['Many', 'Many 0', 'Many 12', 'Many 599', 'Many 7']) {
      const all = of(word);
      expect(await page(word, { sort: 'name', limit: '5' })).toEqual(all.slice(0, 5));
      expect(await page(word, { sort: '-name', limit: '5' })).toEqual(all.toReversed().slice(0, 5));
      expect(await page(word, { sort: 'name', limit: '5', skip: '3' })).toEqual(all.slice(3, 8));
    }
  });
});
