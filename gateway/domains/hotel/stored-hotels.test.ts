import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { createStoredHotels } from './stored-hotels.ts';

const hotel = (id: string): StoredHotel => ({
  id,
  name: { en: id, he: null },
  description: { en: null, he: null },
  address: '',
  city: 'Haifa',
  country: 'Israel',
  netPricePerNight: { amountMinor: 1, currency: 'ILS' },
  markup: { type: 'fixed', value: 0 },
  pricePerNight: { amountMinor: 1, currency: 'ILS' },
  rating: null,
  imageUrl: null,
  galleryUrls: [],
  amenities: [],
  roomTypes: [],
  isFeatured: false,
  mealOptions: [],
  hasFreeCancellation: true,
  coordinates: null,
  createdAt: '',
});

/** Two instances over one shared cache and one platform. */
function bench() {
  const world = {
    ids: ['a'],
    reads: 0,
    isDown: false,
    now: 0,
    hold: null as Promise<void> | null,
    freshUntil: [] as number[],
  };
  const logger = pino({ level: 'silent' });
  const cache = createCache(createMemoryStore(), {
    now: () => world.now,
    logger,
    onFresh: (until) => void world.freshUntil.push(until),
  });
  const platform = {
    storedHotels: async () => {
      world.reads += 1;
      const seen = [...world.ids];
      await world.hold;
      if (world.isDown) throw new AppError('PLATFORM_UNAVAILABLE');
      return seen.map(hotel);
    },
  };
  const instance = () => createStoredHotels({ platform, cache, logger, now: () => world.now });
  return { world, one: instance(), other: instance() };
}
const ids = async (of: ReturnType<typeof bench>['one']) => (await of.read()).all.map(({ id }) => id);

describe('the list of stored hotels', () => {
  it('is read once in half a minute, for any number of requests', async () => {
    const { world, one } = bench();
    await Promise.all([one.read(), one.read(), one.read()]);
    world.now = 20_000;
    await one.read();
    expect(world.reads).toBe(1);
    world.now = 31_000;
    world.ids.push('b');
    expect(await ids(one)).toEqual(['a', 'b']);
    expect((await one.read()).byId.get('b')?.id).toBe('b');
  });

  it('is fresh for half a minute after it was read, as each of its readers is told', async () => {
    const { world, one } = bench();
    const untilAt = async (moment: number) => {
      world.now = moment;
      world.freshUntil = [];
      await one.read();
      return Math.min(...world.freshUntil);
    };
    expect([await untilAt(1_000), await untilAt(20_000)]).toEqual([31_000, 31_000]);
    expect(await untilAt(40_000)).toBe(70_000);
    world.isDown = true;
    expect(await untilAt(80_000)).toBe(70_000);
  });

  it('is read again by every instance right after a write', async () => {
    const { world, one, other } = bench();
    await Promise.all([one.read(), other.read()]);
    world.ids.push('b');
    expect(await ids(other)).toEqual(['a']);
    await one.forget();
    expect(await ids(one)).toEqual(['a', 'b']);
    expect(await ids(other)).toEqual(['a', 'b']);
  });

  it('is never replaced by a read that started before a write', async () => {
    const { world, one } = bench();
    let release = () => {};
    world.hold = new Promise((resolve) => {
      release = resolve;
    });
    const slow = ids(one);
    await new Promise((resolve) => setImmediate(resolve));
    world.hold = null;
    world.ids.push('b');
    world.now = 1;
    await one.forget();
    expect(await ids(one)).toEqual(['a', 'b']);
    release();
    expect(await slow).toEqual(['a']);
    expect(await ids(one)).toEqual(['a', 'b']);
  });

  it('is served up to ten minutes old while the platform is down', async () => {
    const { world, one } = bench();
    await one.read();
    world.isDown = true;
    world.now = 9 * 60_000;
    expect(await ids(one)).toEqual(['a']);
    world.now = 11 * 60_000;
    await expect(one.read()).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  });
});
