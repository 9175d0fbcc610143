import { demandFields } from '#gateway/kit/demand-fields.ts';
import { z } from 'zod';
import type { Cache, CachePolicy } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { CITY_PRICES_TTL } from '#cache/ttl.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { type Money, LEDGER_CURRENCY } from '#models/money.ts';
import type { SearchCriteria } from '#models/search/search.ts';
import type { PlainDate, Stay } from '#models/stay.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { isWeekend, nightsBetween } from '#shared/stay/nights.ts';
import type { PriceScope } from '../stay-key.ts';
import { wholeShekels } from '#shared/pricing/whole-shekels.ts';

/** The lowest price of a night that a finished search of a city found, for two adults in one room. */
export interface CityPrice {
  readonly cityCode: string;
  /** English names, as the provider spells them. */
  readonly name: string;
  readonly country: string;
  readonly countryCode: string;
  readonly nameHe: string;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly fromPerNight: Money;
  /** ISO moment at which it was read. */
  readonly readAt: string;
}

/** The stored form, without the Hebrew name and the country code, which our own tables contain. */
const storedCityPrice = z.object({
  cityCode: z.string(),
  city: z.string(),
  country: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  /** Lowest total of the stay, in minor units. */
  total: z.int(),
  /** Milliseconds since the epoch. */
  readAt: z.int(),
});
type StoredCityPrice = Readonly<z.infer<typeof storedCityPrice>>;

const CITY_PRICES: CachePolicy<readonly StoredCityPrice[]> = {
  kind: 'city-prices.1',
  ...CITY_PRICES_TTL,
  parse: (stored) => z.array(storedCityPrice).parse(stored),
};

/** Maximum number of cities of one list; the one read longest ago is dropped first. */
const MAX_STORED = 50;
const MAX_LISTED = 12;
const LOCK_MS = 5_000;
/** Attempts to get the write lock; another instance holds it for a few milliseconds. */
const TRIES = 20;
const PAUSE_MS = 50;

/** A complete search without failed or stale parts. */
interface FinishedSearch {
  readonly criteria: SearchCriteria;
  /** The city that is searched, as the provider spells it. */
  readonly cityNames: { readonly city: string; readonly country: string };
  /** Lowest total of all its offers, in minor units. */
  readonly total: number;
  readonly readAt: number;
}

interface CityPriceDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany' | 'exclusively'>;
  readonly clock: () => Date;
}

/** Lowest prices of cities, from searches that ran anyway: the provider is never called for them. */
export interface CityPrices {
  /**
   * Stores the price of a search for two adults in one room of a well-known city, unless a newer one is stored. Ignores
   * any other search and one without a price.
   */
  store(search: FinishedSearch): Promise<void>;
  /**
   * Prices that were read in the last 24 hours, for stays that have not begun: only stays over a weekend, or only all
   * others. One per city, the most recently read first.
   * @throws AppError BAD_USER_INPUT for a limit outside 1 to 12
   */
  list(options: { readonly areWeekends: boolean; readonly limit: number }): Promise<readonly CityPrice[]>;
}

/**
 * Country code and Hebrew name of a city that many people search; null for any other, because a search in a small town
 * could reveal who made it.
 */
const wellKnown = ({ city, country }: FinishedSearch['cityNames']) => {
  const countryCode = countryCodeOf(country);
  const nameHe = countryCode && cityNamesHe[countryCode]?.[foldText(city)];
  return countryCode && nameHe ? { countryCode, nameHe } : null;
};

const isForTwo = ({ adults, childrenAges, infants, rooms }: Stay['occupancy']): boolean =>
  adults === 2 && childrenAges.length === 0 && infants === 0 && rooms === 1;

export function createCityPrices({ cache, clock, accountKey, nationality }: CityPriceDeps): CityPrices {
  const keyOf = (areWeekends: boolean): string => cacheKey(accountKey, nationality, areWeekends);

  const current = async (key: string): Promise<readonly StoredCityPrice[]> => {
    const now = clock();
    const [today, oldest] = [todayInIsrael(now), now.getTime() - CITY_PRICES_TTL.freshSeconds * 1000];
    const [cached] = await cache.peekMany(CITY_PRICES, [key]);
    return (cached?.value ?? []).filter(({ checkIn, readAt }) => checkIn >= today && readAt > oldest);
  };

  const isStored = (stored: readonly StoredCityPrice[], { cityCode, readAt }: StoredCityPrice): boolean =>
    stored.some((same) => same.cityCode === cityCode && same.readAt >= readAt);

  const add = async (key: string, entry: StoredCityPrice): Promise<void> => {
    const stored = await current(key);
    if (isStored(stored, entry)) return;
    const others = stored.filter(({ cityCode }) => cityCode !== entry.cityCode);
    const all = [entry, ...others].toSorted((left, right) => right.readAt - left.readAt);
    await cache.putMany(CITY_PRICES, [{ key, value: all.slice(0, MAX_STORED) }]);
  };

  return {
    store: async ({ criteria: { cityCode, stay }, cityNames, total, readAt }) => {
      const { checkIn, checkOut, occupancy } = stay;
      if (cityCode === null || total === 0 || !isForTwo(occupancy) || !wellKnown(cityNames)) return;
      const entry = { cityCode, ...cityNames, checkIn, checkOut, total, readAt };
      const key = keyOf(isWeekend(checkIn, checkOut));
      // Usually another instance has already stored this search, and no lock is needed.
      if (isStored(await current(key), entry)) return;
      // All instances add to the same list, so they write one at a time.
      for (let tried = 0; tried < TRIES; tried += 1) {
        if (await cache.exclusively(`city-prices:${key}`, LOCK_MS, () => add(key, entry))) return;
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE_MS);
        });
      }
    },
    list: async ({ areWeekends, limit }) => {
      demandFields({ limit: (limit >= 1 && limit <= MAX_LISTED) || `1 to ${MAX_LISTED}` });
      const prices = await current(keyOf(areWeekends));
      const listed = prices.flatMap(({ city, total, readAt, ...price }): CityPrice[] => {
        const place = wellKnown({ city, country: price.country });
        const perNight = total / nightsBetween(price.checkIn, price.checkOut);
        const fromPerNight = {
          amountMinor: wholeShekels(perNight) * 100,
          currency: LEDGER_CURRENCY,
        };
        const read = new Date(readAt).toISOString();
        return place ? [{ ...price, ...place, name: city, fromPerNight, readAt: read }] : [];
      });
      return listed.slice(0, limit);
    },
  };
}
