import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene } from './people-and-hotels.ts';
import type { Scene } from './people-and-hotels.ts';
import { stores } from './platform-under-test.ts';

const json = { 'content-type': 'application/json' };

/** Headers that client versions of several years send besides the token; a server must not depend on any of them. */
const headerSets: readonly (readonly [string, Record<string, string>])[] = [
  ['the first clients', { ...json, 'x-app-id': 'solera', 'x-environment': 'prod' }],
  [
    'later clients in a browser',
    { ...json, 'x-app-id': 'solera', 'x-origin-url': 'https://own.example/Hotel?id=1#a' },
  ],
  [
    'the newest clients',
    { ...json, 'x-app-id': 'solera', 'x-base44-anonymous-id': 'a-1', 'base44-functions-version': '3' },
  ],
  ['plain tools', {}],
];

describe.each(stores)('off-the-shelf clients on %s', (store) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(store);
  });
  afterAll(() => scene.platform.close());

  const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${scene.platform.url}/api/apps/solera${path}`, {
      method,
      headers: { authorization: `Bearer ${scene.who('admin').token ?? ''}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  it.each(headerSets)(
    'create, read, change and delete a record with the headers of %s',
    async (_name, headers) => {
      const made = await ask(
        'POST',
        '/entities/Hotel',
        { ...json, ...headers },
        { name: 'Inn', city: 'Eilat' },
      );
      const record = await made.json();
      expect([made.status, record]).toEqual([
        201,
        expect.objectContaining({
          id: expect.stringMatching(/^[\w-]{8,}$/),
          created_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          updated_date: expect.stringMatching(/Z$/),
          created_by: 'boss@example.com',
        }),
      ]);
      const path = `/entities/Hotel/${record.id}`;
      expect(await (await ask('GET', path, headers)).json()).toEqual(record);
      const list = await (await ask('GET', '/entities/Hotel?sort=-created_date&limit=1', headers)).json();
      expect(list).toEqual([record]);
      const merged = await (await ask('PUT', path, { ...json, ...headers }, { city: 'Haifa' })).json();
      expect(merged).toEqual({ ...record, city: 'Haifa', updated_date: merged.updated_date });
      expect(Date.parse(merged.updated_date)).toBeGreaterThan(Date.parse(record.updated_date));
      expect(await (await ask('DELETE', path, headers)).json()).toEqual({ success: true });
      const many = await ask('DELETE', '/entities/Hotel', { ...json, ...headers }, { id: record.id });
      expect(await many.json()).toEqual({ success: true, deleted: 0 });
    },
  );

  it.each([
    ['GET', '/entities/Secret', 404],
    ['GET', '/entities/hotel', 404],
    ['GET', '/entities/Hotel/ffffffffffffffffffffffff', 404],
    ['PUT', '/entities/Hotel/ffffffffffffffffffffffff', 404],
    ['POST', '/integration-endpoints/Core/Nothing', 404],
    ['POST', '/integration-endpoints/installable/pkg/integration-endpoints/Nothing', 404],
    ['GET', '/entities/User/me', 401],
    ['PUT', '/entities/User/me', 401],
    ['GET', '/entities/Hotel?q=%5B%5D', 400],
  ])('read the message of a refusal: %s %s is %i', async (method, path, status) => {
    const isSignedOut = status === 401;
    const reply = await ask(
      method,
      path,
      { ...json, ...(isSignedOut && { authorization: 'Bearer nothing' }) },
      method === 'GET' ? undefined : { name: 'x' },
    );
    const body = await reply.json();
    expect([reply.status, typeof body.message, body.detail]).toEqual([status, 'string', body.message]);
  });

  it('change a role only as administrators', async () => {
    const [person] = (
      await scene.platform.call('GET', '/entities/User', {
        ...scene.who('admin'),
        q: { email: 'other@example.com' },
      })
    ).body;
    for (const [who, status] of [
      ['visitor', 404],
      ['member', 404],
      ['other', 403],
    ] as const) {
      const body = { role: 'admin' };
      const reply = await scene.platform.call('PUT', `/entities/User/${person.id}`, {
        ...scene.who(who),
        body,
      });
      expect([who, reply.status]).toEqual([who, status]);
    }
    const maybe = { ...scene.who('admin'), body: { role: 'owner' } };
    expect((await scene.platform.call('PUT', `/entities/User/${person.id}`, maybe)).status).toBe(422);
  });
});
