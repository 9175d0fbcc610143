/**
 * The published client packages of the platform, from three different years, tested with the calls that all
 * of them have.
 */
import { createClient as createMiddle } from 'base44-sdk-0.8.4';
import { createClient as createNewest } from 'base44-sdk-0.8.50';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openScene, type Scene } from './people-and-hotels.ts';

/** The calls of a package that are used here. */
interface Client {
  readonly entities: Readonly<Record<string, Entity>>;
  readonly auth: {
    me(): Promise<unknown>;
    updateMe(data: object): Promise<unknown>;
    isAuthenticated(): Promise<boolean>;
    setToken(token: string): void;
  };
  /** Closes connections that newer versions keep open. */
  readonly cleanup?: () => void;
  readonly integrations: { readonly Core: Readonly<Record<string, (data: object) => Promise<unknown>>> };
}
interface Entity {
  list(sort?: string, limit?: number, skip?: number, fields?: string[]): Promise<unknown>;
  filter(query: object, sort?: string, limit?: number, skip?: number, fields?: string[]): Promise<unknown>;
  get(id: string): Promise<unknown>;
  create(data: object): Promise<unknown>;
  update(id: string, data: object): Promise<unknown>;
  delete(id: string): Promise<unknown>;
  deleteMany(query: object): Promise<unknown>;
  bulkCreate(data: object[]): Promise<unknown>;
  importEntities(file: File): Promise<unknown>;
}

type Make = (options: { serverUrl: string; appId: string; token?: string }) => unknown;

const isClient = (made: unknown): made is Client =>
  typeof made === 'object' && made !== null && 'entities' in made && 'auth' in made && 'integrations' in made;

const hasMake = (module: unknown): module is { createClient: Make } =>
  typeof module === 'object' && module !== null && 'createClient' in module;

async function makeFirst(): Promise<Make> {
  // Node cannot read the main file of this version, so this is the one that bundlers use.
  // @ts-expect-error -- It has no types.
  const module: unknown = await import('base44-sdk-0.1.2/dist/index.esm.js');
  if (!hasMake(module)) throw new Error('The package makes no client');
  return module.createClient;
}

const versions: readonly (readonly [string, Make])[] = [
  ['0.1.2', await makeFirst()],
  ['0.8.4', createMiddle],
  // Otherwise its usage statistics would be sent to the vendor.
  ['0.8.50', (options) => createNewest({ ...options, analytics: { enabled: false } })],
];

const record = z.looseObject({ id: z.string() });
const records = z.array(record);

describe.each(versions)('the client package %s', (_version, make) => {
  let scene: Scene;
  const clients: Client[] = [];
  const clientOf = (name: string): Client => {
    const { token } = scene.who(name);
    const made = make({ serverUrl: scene.platform.url, appId: 'solera', ...(token && { token }) });
    if (!isClient(made)) throw new Error('The package has no client');
    clients.push(made);
    return made;
  };
  const entity = (name: string, as: string): Entity => {
    const found = clientOf(as).entities[name];
    if (!found) throw new Error(`The client has no entity ${name}`);
    return found;
  };
  beforeAll(async () => {
    scene = await openScene('PGlite');
    // The packages log refused requests and the missing socket.
    for (const method of ['error', 'log'] as const) vi.spyOn(console, method).mockReturnValue();
  });
  afterAll(async () => {
    for (const { cleanup } of clients) cleanup?.();
    vi.restoreAllMocks();
    await scene.platform.close();
  });

  describe('used with hotels', () => {
    let inn: string;
    const hotels = () => entity('Hotel', 'admin');
    beforeEach(async () => {
      inn = record.parse(await hotels().create({ name: 'Inn', city: 'Eilat', rating: 3 })).id;
    });

    it('lists them in order, by pages and with selected fields', async () => {
      const all = records.parse(await hotels().list('name'));
      expect(all.map(({ name }) => name)).toEqual(
        all.map(({ name }) => String(name)).toSorted((one, other) => (one < other ? -1 : 1)),
      );
      const second = records.parse(await hotels().list('name', 1, 1, ['name']));
      expect(second.map(({ name }) => name)).toEqual([all[1]?.name]);
      expect(second[0]).not.toHaveProperty('city');
    });

    it('filters them by fields and by comparisons', async () => {
      const found = records.parse(
        await hotels().filter({ city: 'Eilat', rating: { $gte: 3 } }, '-created_date', 1),
      );
      expect(found.map(({ id }) => id)).toEqual([inn]);
    });

    it('reads, merges and deletes one', async () => {
      const read = record.parse(await hotels().get(inn));
      const merged = record.parse(await hotels().update(inn, { city: 'Haifa' }));
      expect(merged).toMatchObject({ ...read, city: 'Haifa', updated_date: expect.any(String) });
      await hotels().delete(inn);
      // Administrators can still read it, to restore it.
      await expect(entity('Hotel', 'other').get(inn)).rejects.toMatchObject({ status: 404 });
    });

    it('creates several at once and deletes those of a filter', async () => {
      const many = [
        { name: 'One', city: 'Arad' },
        { name: 'Two', city: 'Arad' },
      ];
      const made = records.parse(await hotels().bulkCreate(many));
      expect(made.map(({ name }) => name)).toEqual(['One', 'Two']);
      await hotels().deleteMany({ city: 'Arad' });
      expect(await hotels().filter({ city: 'Arad' })).toEqual([]);
    });

    it('imports hotels from a file', async () => {
      const file = new File(['name,city,rating\nFrom a file,Safed,4\n'], 'hotels.csv', { type: 'text/csv' });
      expect(await hotels().importEntities(file)).toMatchObject({
        status: 'success',
        output: [{ name: 'From a file', city: 'Safed', rating: 4 }],
      });
    });

    it('is refused what a member may not do', async () => {
      await expect(entity('Hotel', 'member').update(inn, { city: 'Haifa' })).rejects.toMatchObject({
        status: 404,
      });
    });
  });

  it('knows who is signed in, and changes the profile', async () => {
    const { auth } = clientOf('member');
    expect(await auth.me()).toMatchObject({ email: 'member@example.com', role: 'user' });
    expect(await auth.updateMe({ phone: '+972501234567' })).toMatchObject({ phone: '+972501234567' });
    expect(await auth.isAuthenticated()).toBe(true);
    const visitor = clientOf('visitor');
    expect(await visitor.auth.isAuthenticated()).toBe(false);
    await expect(visitor.auth.me()).rejects.toMatchObject({ status: 401 });
    visitor.auth.setToken(scene.who('other').token ?? '');
    expect(await visitor.auth.me()).toMatchObject({ email: 'other@example.com' });
  });

  it('sees and changes only own bookings', async () => {
    const mine = records.parse(await entity('Booking', 'member').list());
    expect(mine.map(({ id }) => id)).toContain(scene.own);
    expect(records.parse(await entity('Booking', 'other').list())).toEqual([]);
    await expect(entity('Booking', 'other').get(scene.own)).rejects.toMatchObject({ status: 404 });
  });

  it('uploads a file and sends an email', async () => {
    const { Core } = clientOf('admin').integrations;
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    const file = new File([pixel], 'pixel.png', { type: 'image/png' });
    expect(await Core['UploadFile']?.({ file })).toMatchObject({ file_url: expect.stringMatching(/^http/) });
    const post = clientOf('service').integrations.Core['SendEmail'];
    const mail = { to: 'member@example.com', subject: 'Hello', body: 'text' };
    expect(await post?.(mail)).toMatchObject({ status: 'stored' });
  });
});
