import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { names, openScene } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

describe.each(stores)('many records at once on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const call = (method: string, path: string, body?: unknown, who = 'admin') =>
    scene.platform.call(method, `/entities/Hotel${path}`, { ...scene.who(who), ...(body ? { body } : {}) });
  const inCity = async (city: string) => (await scene.find({ city }, { sort: 'name' })).body;

  async function importFile(content: string | Uint8Array<ArrayBuffer>, name: string, part = 'file') {
    const form = new FormData();
    form.append(part, new Blob([content]), name);
    const reply = await fetch(`${scene.platform.url}/api/apps/solera/entities/Hotel/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${scene.who('admin').token}` },
    });
    return { status: reply.status, body: await reply.json() };
  }

  it('are created all or not at all, in the order sent, without values that the server sets', async () => {
    const sent = ['c', 'a', 'b'].map((name) => ({
      name,
      city: 'Bulk',
      id: 'forged',
      created_by: 'x@example.com',
    }));
    const { status, body } = await call('POST', '/bulk', sent);
    expect(status).toBe(201);
    expect(names({ status, body, headers: new Headers() })).toEqual(['c', 'a', 'b']);
    expect(body[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      created_by: 'boss@example.com',
    });
    const bad = await call('POST', '/bulk', [
      { name: 'd', city: 'Bulk' },
      { name: 'e', city: 'Bulk', rating: 'five' },
    ]);
    expect(bad).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^Record 2: rating/) } });
    expect(await inCity('Bulk')).toHaveLength(3);
  });

  it('are created up to 500 of 2 kB a call; more, a body that is no list, and deep nesting are refused', async () => {
    const many = Array.from({ length: 500 }, (_, n) => ({
      name: `n${n}`,
      city: 'Large',
      description: 'x'.repeat(2_000),
    }));
    expect((await call('POST', '/bulk', many)).body).toHaveLength(500);
    expect((await call('POST', '/bulk', [...many, {}])).status).toBe(400);
    expect((await call('POST', '/bulk', { name: 'x' })).status).toBe(400);
    expect((await call('POST', '/bulk')).status).toBe(400);
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const nested = await fetch(`${scene.platform.url}/api/apps/solera/entities/Hotel/bulk`, {
      method: 'POST',
      body: `[{"name":"deep","room_types":${deep}}]`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${scene.who('admin').token}`,
      },
    });
    expect(nested.status).toBe(400);
    expect((await call('GET', `/count?q=${encodeURIComponent('{"city":"Large"}')}`)).body).toEqual({
      count: 500,
    });
    expect((await call('DELETE', '', { city: 'Large' })).body).toEqual({ success: true, deleted: 500 });
  });

  it('are changed by id, all or none', async () => {
    const made = (
      await call('POST', '/bulk', [
        { name: 'one', city: 'Put' },
        { name: 'two', city: 'Put' },
      ])
    ).body;
    const [one, two] = made.map(({ id }: { id: string }) => id);
    const reply = await call('PUT', '/bulk', [
      { id: two, rating: 2 },
      { id: one, rating: 1 },
    ]);
    expect(reply.body.map(({ rating }: { rating: number }) => rating)).toEqual([2, 1]);
    for (const [bad, status] of [
      [
        [
          { id: one, rating: 5 },
          { id: 'f'.repeat(24), rating: 5 },
        ],
        404,
      ],
      [
        [
          { id: one, rating: 5 },
          { id: two, rating: 'x' },
        ],
        422,
      ],
      [[{ id: one, rating: 5 }, { rating: 5 }], 400],
      [
        [
          { id: one, rating: 5 },
          { id: one, rating: 4 },
        ],
        400,
      ],
    ] as const)
      expect((await call('PUT', '/bulk', bad)).status).toBe(status);
    expect((await inCity('Put')).map(({ rating }: { rating: number }) => rating)).toEqual([1, 2]);
  });

  it('have numbers that can be changed within limits, and nothing changes when one would leave them', async () => {
    await call('POST', '/bulk', [
      { name: 'cheap', city: 'Inc', price_per_night: 10, rating: 4.5 },
      { name: 'dear', city: 'Inc', price_per_night: 999_990 },
    ]);
    const increase = async ($inc: object) =>
      (await call('PATCH', '/update-many', { query: { city: 'Inc' }, data: { $inc } })).status;
    const prices = async () =>
      (await inCity('Inc')).map(({ price_per_night: price }: { price_per_night: number }) => price);
    expect(await increase({ price_per_night: -11 })).toBe(422);
    expect(await increase({ price_per_night: 11 })).toBe(422);
    expect(await increase({ rating: 1 })).toBe(422);
    expect(await prices()).toEqual([10, 999_990]);
    expect(await increase({ price_per_night: 10 })).toBe(200);
    expect(await increase({ price_per_night: -20 })).toBe(200);
    expect(await prices()).toEqual([0, 999_980]);
  });

  it.each([
    [undefined],
    [{}],
    [[]],
    [['x']],
    ['x'],
    [null],
    [{ $or: [{}] }],
    [{ $and: [{ $nor: [{ $and: [{}] }] }] }],
  ])('are not deleted by the filter %j', async (body) => {
    const reply = await scene.platform.call('DELETE', '/entities/Hotel', { ...scene.who('admin'), body });
    expect(reply).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    expect(await inCity('Haifa')).not.toHaveLength(0);
  });

  it('are deleted by a filter with any operator, and an unknown operator is refused', async () => {
    await call(
      'POST',
      '/bulk',
      ['p', 'q', 'r'].map((name) => ({ name, city: 'Gone' })),
    );
    expect((await call('DELETE', '', { city: 'Gone', $foo: 1 })).status).toBe(400);
    const filter = {
      city: 'Gone',
      $or: [{ name: { $in: ['p'] } }, { name: { $regex: '^Q$', $options: 'i' } }],
    };
    expect((await call('DELETE', '', filter)).body).toEqual({ success: true, deleted: 2 });
    expect((await inCity('Gone')).map(({ name }: { name: string }) => name)).toEqual(['r']);
  });

  it.each([
    [
      'commas',
      'Name,CITY,price_per_night,Is Featured,amenities,unknown\nA,Csv1,"1,250.5",yes,"WiFi, Pool",?\n',
    ],
    ['semicolons', 'name;city;Price-Per-Night;is_featured;amenities\r\nA;Csv1;1250,5;1;WiFi|Pool\r\n\r\n'],
    ['tabs', 'name\tcity\tprice per night\tisFeatured\tamenities\nA\tCsv1\t1250.5\tTRUE\t["WiFi","Pool"]'],
    [
      'a byte-order mark',
      '\uFEFFname,city,price_per_night,is_featured,amenities\nA,Csv1,1250.5,true,WiFi;Pool',
    ],
    [
      'JSON',
      '[{"name":"A","city":"Csv1","price_per_night":1250.5,"is_featured":true,"amenities":["WiFi","Pool"]}]',
    ],
  ])('are imported from a file with %s', async (_name, content) => {
    const { status, body } = await importFile(content, 'hotels.csv');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', details: null });
    expect(body.output).toEqual([
      expect.objectContaining({
        name: 'A',
        city: 'Csv1',
        price_per_night: 1250.5,
        is_featured: true,
        amenities: ['WiFi', 'Pool'],
        rating: null,
      }),
    ]);
  });

  it('are imported from what a spreadsheet calls Unicode text, in Hebrew', async () => {
    const text = Buffer.from('\uFEFFname\tcity\nמלון\tחיפה-ייבוא\n', 'utf16le');
    const { body } = await importFile(new Uint8Array(text), 'hotels.txt');
    expect(body.output).toMatchObject([{ name: 'מלון', city: 'חיפה-ייבוא' }]);
  });

  it.each([
    ['a cell of the wrong type', 'name,city,rating\nA,Bad,4\nB,Bad,good', /^Row 3: rating/],
    ['a value out of range', 'name,city,rating\nA,Bad,4\nB,Bad,99', /rating/],
    ['no known column', 'foo,bar\n1,2', /No column/],
    ['two columns of one field', 'name,Name\n1,2', /both name/],
    ['more cells than columns', 'name,city\nA,Bad,too much', /Row 2/],
    ['an open quotation mark', 'name,city\n"A,Bad\n', /quotation/],
    ['a header only', 'name,city\n', /no records/],
    ['nothing', '', /empty/],
    ['broken JSON', '[{"name":', /JSON/],
    ['JSON that is not a list of records', '["x"]', /object/],
    ['bytes that are not text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /UTF-8/],
  ])('are not stored from a file with %s, and the response explains it', async (_name, content, reason) => {
    const { status, body } = await importFile(content, 'hotels.csv');
    expect([status, body]).toEqual([
      200,
      { status: 'error', details: expect.stringMatching(reason), output: null },
    ]);
    expect(await inCity('Bad')).toEqual([]);
  });

  it('are not imported from a request without a file, of the wrong type or beyond 10 MB', async () => {
    expect((await importFile('name\nx', 'x.csv', 'other')).status).toBe(400);
    expect((await call('POST', '/import', { name: 'x' })).status).toBe(415);
    const large = await importFile(new Uint8Array(10 * 1_048_576 + 1), 'large.csv');
    expect(large).toMatchObject({ status: 413, body: { message: expect.any(String) } });
  });

  it('have JSON responses for unknown calls, whose words are never read as ids', async () => {
    for (const [method, path, status] of [
      ['POST', '/aggregate', 405],
      ['POST', '/upsert', 405],
      ['GET', '/v2/list', 405],
      ['PATCH', '', 405],
      ['PUT', '', 405],
      ['DELETE', '/bulk', 405],
      ['GET', '/import', 405],
      ['POST', '/count', 405],
      ['PATCH', '/some-id', 405],
      ['GET', '/some-id/more', 404],
    ] as const) {
      const reply = await call(method, path, method === 'GET' ? undefined : { name: 'x' });
      expect([method, path, reply.status]).toEqual([method, path, status]);
      expect(reply.body).toMatchObject({ message: expect.any(String), detail: reply.body.message });
    }
  });

  it('accept the JSON type without a body, and refuse a body of another type', async () => {
    const send = (method: string, path: string, type: string, body?: string) =>
      fetch(`${scene.platform.url}/api/apps/solera/entities${path}`, {
        method,
        headers: { 'content-type': type, authorization: `Bearer ${scene.who('admin').token}` },
        ...(body === undefined ? {} : { body }),
      }).then(({ status }) => status);
    const json = 'application/json';
    expect(await send('GET', '/Hotel', json)).toBe(200);
    // An empty hotel is stored as incomplete.
    expect(await send('POST', '/Hotel', json)).toBe(201);
    expect(await send('POST', '/Hotel', json, '')).toBe(201);
    expect(await send('POST', '/Hotel', json, '{"name":')).toBe(400);
    expect(await send('POST', '/Hotel/bulk', json, '[{"name":')).toBe(400);
    expect(await send('POST', '/Hotel', 'text/plain', '{"name":"x"}')).toBe(415);
    expect(
      await send('PUT', `/Hotel/${scene.hotels[0]}`, 'application/x-www-form-urlencoded', 'name=x'),
    ).toBe(415);
    expect(await send('DELETE', '/Hotel', 'text/plain', '{"name":"House"}')).toBe(415);
    expect(await send('DELETE', `/Hotel/${scene.hotels[1]}`, json)).toBe(200);
  });
});
