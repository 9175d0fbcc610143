import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { NOTHING_FOUND_TTL, PLACES_TTL } from '#cache/ttl.ts';
import { AppError } from '#gateway/errors.ts';
import { chunked } from '#gateway/kit/loader-kit.ts';
import type { HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import { withPlausibleCities, type CityFinder } from './listed-city.ts';
import { type PlannedHotel, packHotel, plannedFromListing, unpackHotel } from '../search/planned-hotel.ts';
import { type CityHead, CITY_HOTELS, CITY_PART } from '../search/search-cache.ts';
import { mapInSlices } from '#gateway/kit/slices.ts';

export interface CityHotelsDeps {
  readonly provider: Pick<HotelProvider, 'hotelsOfCity'>;
  readonly cache: Pick<Cache, 'read' | 'peekMany' | 'putMany' | 'drop'>;
  readonly accountKey: string;
  readonly cities: CityFinder;
}

/** Hotels of a city, from the cache or the provider's list. @throws AppError when neither has them */
export type CityHotels = (cityCode: string) => Promise<readonly PlannedHotel[]>;

/** Lists of cities that are already cached or in memory; nothing here calls the provider. */
export interface CachedCityHotels {
  /** How many hotels the cities have, aligned to the codes; null where no fresh list is cached. */
  counts(cityCodes: readonly string[]): Promise<readonly (number | null)[]>;
  /** The list of a city in this process's memory, however old; null when there is none. */
  ofCityInMemory(cityCode: string): readonly PlannedHotel[] | null;
  /** Like `list`, but null also when the list is so old that a reader should refresh it. */
  young(cityCode: string): Promise<readonly PlannedHotel[] | null>;
  /** The fresh list of a city; null when none is cached, or the cache has lost a part of it. */
  list(cityCode: string): Promise<readonly PlannedHotel[] | null>;
  /** All lists in this process's memory. */
  inMemory(): readonly (readonly PlannedHotel[])[];
}

interface Unpacked {
  /** When the list was made; see `CityHead`. */
  readonly stamp: number;
  readonly hotels: readonly PlannedHotel[];
}

/** Number of hotels in one cached part: about 150 kB, below the size limit of one cache value. */
const PART = 1_000;
/** Maximum number of hotels, of all cities together, that stay unpacked in memory. */
const MAX_UNPACKED = 50_000;
/**
 * Maximum age of a young list in milliseconds: 70 % of its fresh time. Until then no jitter makes a reader refresh it.
 */
const YOUNG_MS = PLACES_TTL.freshSeconds * 700;
/** Maximum age of an empty list in milliseconds; short, because it may be a mistake of the provider. */
const NONE_MS = NOTHING_FOUND_TTL.freshSeconds * 1000;

/**
 * Reads cities in parts with pauses between them, so that other requests run in between. Searches of one city share one
 * list in memory.
 */
export function createCityHotels({ provider, cache, accountKey, cities }: CityHotelsDeps): {
  readonly read: CityHotels;
  readonly cached: CachedCityHotels;
} {
  const unpacked = new LRUCache<string, Unpacked>({
    maxSize: MAX_UNPACKED,
    sizeCalculation: ({ hotels }) => Math.max(1, hotels.length),
  });
  /**
   * Holds one list per city: a newer one replaces the older one, and a late reader of the older one gets the newer one.
   */
  const keep = (city: string, list: Unpacked): readonly PlannedHotel[] => {
    const cached = unpacked.get(city);
    if (cached && cached.stamp >= list.stamp) return cached.hotels;
    unpacked.set(city, list);
    return list.hotels;
  };
  const partKey = (city: string, stamp: number, part: number): string => cacheKey(city, stamp, part);

  const fetchAndStore = async (cityCode: string, city: string): Promise<CityHead> => {
    const rows = await mapInSlices(await provider.hotelsOfCity(cityCode), plannedFromListing);
    const hotels = withPlausibleCities(rows, cities);
    const stamp = Date.now();
    const parts = chunked(hotels, PART);
    for (const [part, some] of parts.entries()) {
      await cache.putMany(CITY_PART, [{ key: partKey(city, stamp, part), value: some.map(packHotel) }]);
      await nextTurn();
    }
    keep(city, { stamp, hotels });
    return { stamp, parts: parts.length, count: hotels.length };
  };

  /** The list of this head, or a newer one that is in memory; null when the cache has lost a part. */
  const assemble = async (
    city: string,
    { stamp, parts }: CityHead,
  ): Promise<readonly PlannedHotel[] | null> => {
    const cached = unpacked.get(city);
    if (cached && cached.stamp >= stamp) return cached.hotels;
    const hotels: PlannedHotel[] = [];
    for (let part = 0; part < parts; part += 1) {
      const [found] = await cache.peekMany(CITY_PART, [partKey(city, stamp, part)]);
      if (!found) return null;
      await nextTurn();
      hotels.push(...found.value.map(unpackHotel));
    }
    return keep(city, { stamp, hotels });
  };

  const readCity: CityHotels = async (cityCode) => {
    const city = cacheKey(accountKey, cityCode);
    const read = () => cache.read(CITY_HOTELS, city, () => fetchAndStore(cityCode, city));
    const cached = await read();
    const isOldNone = cached.value.parts === 0 && Date.now() - cached.readAt > NONE_MS;
    const found = isOldNone ? null : await assemble(city, cached.value);
    if (found) return found;
    await cache.drop(CITY_HOTELS, [city]);
    const again = await assemble(city, (await read()).value);
    // An empty list would be wrong, and would be cached.
    if (!again)
      throw new AppError('UPSTREAM_ERROR', { reason: 'parts of the list are missing in the cache' });
    return again;
  };

  const heads = (cityCodes: readonly string[]) =>
    cache.peekMany(
      CITY_HOTELS,
      cityCodes.map((code) => cacheKey(accountKey, code)),
    );
  return {
    read: readCity,
    cached: {
      counts: async (cityCodes) => (await heads(cityCodes)).map((head) => head?.value.count ?? null),
      young: async (cityCode) => {
        const [head] = await heads([cityCode]);
        const isYoung = head && Date.now() - head.readAt < YOUNG_MS;
        return isYoung ? assemble(cacheKey(accountKey, cityCode), head.value) : null;
      },
      list: async (cityCode) => {
        const [head] = await heads([cityCode]);
        return head ? assemble(cacheKey(accountKey, cityCode), head.value) : null;
      },
      ofCityInMemory: (cityCode) => unpacked.get(cacheKey(accountKey, cityCode))?.hotels ?? null,
      inMemory: () => [...unpacked.values()].map(({ hotels }) => hotels),
    },
  };
}
