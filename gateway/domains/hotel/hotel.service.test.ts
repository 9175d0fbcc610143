import { readFileSync } from 'node:fs';
import pino from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Cache } from '#cache/cache.ts';
import { createCache } from '#cache/create-cache.ts';
import { cacheKey } from '#cache/key.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import { unknownHotelFacts } from '#models/hotel/hotel-facts.ts';
import type { HotelContent, StoredHotel } from '#models/hotel/hotel.ts';
import { hotelContent } from '#models/testing/hotels.ts';
import { galleryOf, ownUrl } from './images/hotel-images.ts';
import { HOTEL_CONTENT } from './hotel-cache.ts';
import { createHotelLoaders } from './hotel.public.loaders.ts';
import { createHotelService } from './hotel.service.ts';

const own = 'http://localhost:4000';

const content = (code: string): HotelContent =>
  hotelContent(code, {
    city: 'Rome',
    country: 'Italy',
    address: '1 Via',
    coordinates: { latitude: 0, longitude: 0 },
    facilities: ['Free WiFi', 'Garden'],
    imageUrls: [`http://pictures.example/${code}.svg`],
    facts: { ...unknownHotelFacts, checkInTime: '2:00 PM' },
  });

const stored: StoredHotel = {
  id: 'abc',
  name: { en: 'Own', he: 'שלנו' },
  description: { en: null, he: null },
  address: '',
  city: 'Haifa',
  country: 'Israel',
  netPricePerNight: { amountMinor: 1, currency: 'ILS' },
  markup: { type: 'fixed', value: 1 },
  pricePerNight: { amountMinor: 100, currency: 'ILS' },
  rating: 4,
  imageUrl: '/files/a.jpg',
  galleryUrls: [`${own}/files/b.jpg`, '/files/a.jpg'],
  amenities: [],
  roomTypes: [],
  isFeatured: true,
  mealOptions: [],
  hasFreeCancellation: true,
  coordinates: null,
  createdAt: '',
};

const logger = pino({ level: 'silent' });

const freshCache = (): Cache => createCache(createMemoryStore(), { now: Date.now, logger });

/**
 * Creates a hotel service with a provider and a platform that can be switched off.
 * @param cache may be shared by several instances
 * @param calls collects their details calls
 */
function bench(cache = freshCache(), calls: string[][] = []) {
  const down = { provider: false, platform: false };
  const reach = (isDown: boolean) => {
    if (isDown) throw new AppError('PLATFORM_UNAVAILABLE');
  };
  const service = createHotelService({
    provider: {
      hotelContents: async (codes) => {
        calls.push([...codes]);
        await pause(20);
        if (down.provider) throw new AppError('TIMEOUT');
        return new Map(codes.filter((code) => code !== '404').map((code) => [code, content(code)]));
      },
      allHotelCodes: () => Promise.resolve(['1000001', '1000002']),
    },
    platform: {
      storedHotels: async () => {
        reach(down.platform);
        return [stored];
      },
      storedHotelsById: async () => new Map(),
      reviewSummaries: async () => {
        reach(down.platform);
        return new Map([['abc', { mean: 4.26, count: 5 }]]);
      },
    },
    cache,
    accountKey: 'test',
    publicUrl: own,
    logger,
  });
  return { calls, down, service };
}

describe('hotels', () => {
  it('are read in one call, and returned in the order of the ids, with null for unknown ones', async () => {
    const { calls, service } = bench();
    const { hotelById } = createHotelLoaders(service);
    const found = await Promise.all(
      ['1000001', 'abc', '404', '1000002', 'nobody'].map((id) => hotelById.load(id)),
    );
    expect(found.map((hotel) => hotel?.name.en ?? null)).toEqual([
      'Hotel 1000001',
      'Own',
      null,
      'Hotel 1000002',
      null,
    ]);
    expect(found[0]).toMatchObject({ coordinates: null, amenities: ['WiFi', 'Garden'], quality: null });
    expect(found[1]).toMatchObject({ quality: { score: 4.2, reviewCount: 5 }, isFeatured: true });
    await createHotelLoaders(service).hotelById.load('404');
    expect(calls).toEqual([['1000001', '404', '1000002']]);
  });

  it('are returned as far as they are cached, without calling the provider', async () => {
    const { calls, down, service } = bench();
    await service.hotels(['1000001']);
    const known = async () =>
      (await service.cachedHotels(['1000002', '1000001', 'abc', 'nobody'])).map(
        (hotel) => hotel && [hotel.name.en, hotel.images.length > 0],
      );
    const named = ['Hotel 1000001', expect.any(Boolean)];
    expect(await known()).toEqual([null, named, ['Own', true], null]);
    down.provider = true;
    expect(await known()).toEqual([null, named, ['Own', true], null]);
    expect(calls).toEqual([['1000001']]);
  });

  it('are known to have no picture once their details contain none, until newer details contain one', async () => {
    const cache = freshCache();
    const { service } = bench(cache);
    const codes = ['1000001', '1000002', 'abc'];
    expect((await service.pictureless(codes)).size).toBe(0);
    let urls: readonly string[] = [];
    const other = createHotelService({
      provider: {
        hotelContents: async ([code = '']) => new Map([[code, { ...content(code), imageUrls: urls }]]),
        allHotelCodes: async () => [],
      },
      platform: {
        storedHotels: async () => [],
        storedHotelsById: async () => new Map(),
        reviewSummaries: async () => new Map(),
      },
      cache,
      accountKey: 'test',
      publicUrl: own,
      logger,
    });
    await other.contents(['1000001']);
    await other.contents(['404']);
    expect([...(await service.pictureless(codes))]).toEqual(['1000001']);
    urls = ['/a.jpg'];
    await cache.drop(HOTEL_CONTENT, [cacheKey('test', 'en', '1000001')]);
    await other.contents(['1000001']);
    expect((await service.pictureless(codes)).size).toBe(0);
  });

  it('have the rating of the search result once a search has read it', async () => {
    const { service } = bench();
    await service.cacheRatings(new Map([['1000001', 4.5]]));
    expect((await service.hotels(['1000001']))[0]).toMatchObject({
      quality: { score: 4.5, source: 'TRIPADVISOR', reviewCount: null },
    });
  });

  it('fail only when their source fails and they are not cached', async () => {
    const { down, service } = bench();
    await service.hotels(['1000001']);
    down.provider = true;
    const found = await service.hotels(['1000001', '1000002', 'abc']);
    expect(found.map((hotel) => (hotel instanceof AppError ? hotel.code : hotel?.id))).toEqual([
      '1000001',
      'HOTEL_UNAVAILABLE',
      'abc',
    ]);
  });

  it('of the provider can be read while the platform is down', async () => {
    const { down, service } = bench();
    down.platform = true;
    const found = await service.hotels(['1000001', 'abc']);
    expect(found.map((hotel) => (hotel instanceof AppError ? hotel.code : hotel?.id))).toEqual([
      '1000001',
      'HOTEL_UNAVAILABLE',
    ]);
    const missing: string[] = [];
    expect(await service.storedHotels(() => void missing.push('hotels'))).toEqual([]);
    expect((await service.reviews(['abc'], () => void missing.push('reviews'))).size).toBe(0);
    expect(missing).toEqual(['hotels', 'reviews']);
  });
});

describe('the details of hotels', () => {
  const codes = ['1000001', '1000002', '1000003', '1000004', '1000005'];
  const keys = codes.map((id) => ({ id, source: 'PROVIDER' as const }));
  const crowd = <T>(of: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 100 }, (_, at) => of(at)));

  it('cost one call when a hundred visitors request the same pictures at once', async () => {
    const { calls, service } = bench();
    const all = await crowd(() => service.images(keys));
    expect(calls).toEqual([codes]);
    expect(all.every((pictures) => pictures.every((images) => images.length === 5))).toBe(true);
  });

  it('cost one call when a hundred people ask two instances for them', async () => {
    const cache = freshCache();
    const calls: string[][] = [];
    const instances = [bench(cache, calls), bench(cache, calls)];
    const all = await crowd(async (at) => instances[at % 2]?.service.images(keys));
    expect(calls).toEqual([codes]);
    expect(all.every((pictures) => pictures?.every((images) => images.length === 5))).toBe(true);
  });

  it('are requested by one call at a time: a second call leaves out hotels that a running one includes', async () => {
    const { calls, service } = bench();
    await Promise.all([service.hotels(codes.slice(0, 3)), service.hotels(codes)]);
    expect(calls).toEqual([codes.slice(0, 3), codes.slice(3)]);
  });

  it('fail for all callers that wait for them, and are read again for the next one', async () => {
    const { calls, down, service } = bench();
    down.provider = true;
    const lost = await crowd(async () => (await service.hotels(codes.slice(0, 1)))[0]);
    expect(lost.every((hotel) => hotel instanceof AppError && hotel.code === 'HOTEL_UNAVAILABLE')).toBe(true);
    expect(calls).toHaveLength(1);
    down.provider = false;
    expect((await service.hotels(codes.slice(0, 1)))[0]).toMatchObject({ id: '1000001' });
  });

  it('are read by another call when the running one has background priority', async () => {
    const { calls, service } = bench();
    await Promise.all([service.contents(codes, { priority: 'low' }), service.images(keys)]);
    expect(calls).toEqual([codes, codes]);
  });
});

describe('pictures of hotels', () => {
  it('are read in one call for all provider hotels of a list', async () => {
    const { calls, service } = bench();
    const { hotelImages } = createHotelLoaders(service);
    const ids = ['1', '2', '3', '4'].map((id) => ({ id, source: 'PROVIDER' as const }));
    const all = await Promise.all(
      [...ids, { id: 'abc', source: 'STORED' as const }].map((key) => hotelImages.load(key)),
    );
    expect(calls).toEqual([['1', '2', '3', '4']]);
    expect(all.map((images) => images.filter((image) => !image.isIllustration).length)).toEqual([
      1, 1, 1, 1, 2,
    ]);
    expect(all.every((images) => images.length === 5)).toBe(true);
  });

  it.each([
    [
      'http://pictures.example/a b.svg?x=1&y=2',
      '/media?src=http%3A%2F%2Fpictures.example%2Fa%20b.svg%3Fx%3D1%26y%3D2',
    ],
    [`${own}/files/a.jpg`, '/files/a.jpg'],
    ['/stock/sea.svg', '/stock/sea.svg'],
    ['/files/a b.jpg', '/files/a%20b.jpg'],
    ['//evil.example/a.svg', null],
    [`${own}//evil.example/a.svg`, null],
    ['/\t/evil.example/a.svg', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,x', null],
    ['', null],
  ])('with the source URL %s have the URL %s', (url, expected) => {
    expect(ownUrl(url, own)).toBe(expected);
  });

  it('are padded to five after the real ones, and an empty gallery stays empty', () => {
    expect(galleryOf(['/files/a.jpg'], own).map((image) => image.isIllustration)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(
      galleryOf(
        Array.from({ length: 7 }, (_, at) => `/files/${at}.jpg`),
        own,
      ),
    ).toHaveLength(7);
    expect(galleryOf(['nonsense'], own)).toEqual([]);
  });

  it('are padded with four different illustrations, none of which shows the sea', () => {
    const [, ...padding] = galleryOf(['/files/a.jpg'], own);
    const drawings = padding.map(({ url }) =>
      readFileSync(new URL(`../../../web/public${url}`, import.meta.url), 'utf8'),
    );
    expect(new Set(drawings).size).toBe(4);
    expect(padding.filter(({ url }) => /sea|suite|pool|lobby|restaurant/.test(url))).toEqual([]);
  });
});
