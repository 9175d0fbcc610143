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

/** The lowest price of a night that a finished search of a city read, for two adults in one room. */
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

/** As it is kept: what our own tables tell is left out. */
const remembered = z.object({
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
type Remembered = Readonly<z.infer<typeof remembered>>;

const CITY_PRICES: CachePolicy<readonly Remembered[]> = {
  kind: 'city-prices.1',
  ...CITY_PRICES_TTL,
  parse: (stored) => z.array(remembered).parse(stored),
};

/** Cities of one list; the one read longest ago goes first. */
const MOST_KEPT = 50;
const MOST_TOLD = 12;
const LOCK_MS = 5_000;
/** Another instance writes for some milliseconds. */
const TRIES = 20;
const PAUSE_MS = 50;

/** What a whole search, of which no part failed or is old, read. */
interface FinishedSearch {
  readonly criteria: SearchCriteria;
  /** The town that is searched, as the provider spells it. */
  readonly town: { readonly city: string; readonly country: string };
  /** Lowest total of all its offers, in minor units. */
  readonly total: number;
  readonly readAt: number;
}

interface CityPriceDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany' | 'exclusively'>;
  readonly clock: () => Date;
}

/** Prices of cities that searches read anyway: nothing is asked of the provider for them. */
export interface CityPrices {
  /** Remembers a search for two adults in one room of a well-known city; any other is left aside. */
  note(search: FinishedSearch): Promise<void>;
  /**
   * Of stays over a weekend, or of all others: read within a day, for days to come, each city once, the one read last first.
   * @throws AppError BAD_USER_INPUT for a limit outside 1 to 12
   */
  list(asked: { readonly areWeekends: boolean; readonly limit: number }): Promise<readonly CityPrice[]>;
}

/** Cities that many people look for; what is searched in a small town would tell of the one who searched. */
const wellKnown = ({ city, country }: FinishedSearch['town']) => {
  const countryCode = countryCodeOf(country);
  const nameHe = countryCode && cityNamesHe[countryCode]?.[foldText(city)];
  return countryCode && nameHe ? { countryCode, nameHe } : null;
};

const isForTwo = ({ adults, childrenAges, infants, rooms }: Stay['occupancy']): boolean =>
  adults === 2 && childrenAges.length === 0 && infants === 0 && rooms === 1;

export function createCityPrices({ cache, clock, accountKey, nationality }: CityPriceDeps): CityPrices {
  const keyOf = (areWeekends: boolean): string => cacheKey(accountKey, nationality, areWeekends);

  const current = async (key: string): Promise<readonly Remembered[]> => {
    const now = clock();
    const [today, oldest] = [todayInIsrael(now), now.getTime() - CITY_PRICES_TTL.freshSeconds * 1000];
    const [known] = await cache.peekMany(CITY_PRICES, [key]);
    return (known?.value ?? []).filter(({ checkIn, readAt }) => checkIn >= today && readAt > oldest);
  };

  const keep = async (key: string, noted: Remembered): Promise<void> => {
    const known = await current(key);
    const others = known.filter(({ cityCode }) => cityCode !== noted.cityCode);
    const same = known.find(({ cityCode }) => cityCode === noted.cityCode);
    if (same && same.readAt >= noted.readAt) return;
    const all = [noted, ...others].toSorted((left, right) => right.readAt - left.readAt);
    await cache.putMany(CITY_PRICES, [{ key, value: all.slice(0, MOST_KEPT) }]);
  };

  return {
    note: async ({ criteria: { cityCode, stay }, town, total, readAt }) => {
      const { checkIn, checkOut, occupancy } = stay;
      if (cityCode === null || total === 0 || !isForTwo(occupancy) || !wellKnown(town)) return;
      const noted = { cityCode, ...town, checkIn, checkOut, total, readAt };
      const key = keyOf(isWeekend(checkIn, checkOut));
      // One writer at a time: all instances add to the same list.
      for (let tried = 0; tried < TRIES; tried += 1) {
        if (await cache.exclusively(`city-prices:${key}`, LOCK_MS, () => keep(key, noted))) return;
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE_MS);
        });
      }
    },
    list: async ({ areWeekends, limit }) => {
      demandFields({ limit: (limit >= 1 && limit <= MOST_TOLD) || `1 to ${MOST_TOLD}` });
      const prices = await current(keyOf(areWeekends));
      const told = prices.flatMap(({ city, total, readAt, ...price }): CityPrice[] => {
        const place = wellKnown({ city, country: price.country });
        const perNight = total / nightsBetween(price.checkIn, price.checkOut);
        const fromPerNight = {
          amountMinor: Math.floor(perNight / 100 + 0.5) * 100,
          currency: LEDGER_CURRENCY,
        };
        const read = new Date(readAt).toISOString();
        return place ? [{ ...price, ...place, name: city, fromPerNight, readAt: read }] : [];
      });
      return told.slice(0, limit);
    },
  };
}
