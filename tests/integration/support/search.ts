import { addDays, formatISO } from 'date-fns';
import type { GraphqlReply, Visitor } from '#tests/support/visitor.ts';

/** The calendar day this many days from now. */
const day = (ahead: number): string => formatISO(addDays(new Date(), ahead), { representation: 'date' });

export const twoNights = (ahead = 40) => ({
  checkIn: day(ahead),
  checkOut: day(ahead + 2),
  occupancy: { adults: 2, children: 0, childrenAges: [] as number[], infants: 0, rooms: 1 },
});
export type Stay = ReturnType<typeof twoNights>;

interface Place {
  readonly code: string;
  readonly name: string;
  readonly nameHe: string | null;
}

export async function cityNamed(visitor: Visitor, search: string, countryCode = 'IL'): Promise<Place> {
  const { data } = await visitor.ask<{ cities: Place[] }>(
    'query($countryCode: ID!, $search: String!) { cities(countryCode: $countryCode, search: $search) { code name nameHe } }',
    { countryCode, search },
  );
  const [first] = data.cities;
  if (!first) throw new Error(`no city is called ${search}`);
  return first;
}

export const criteriaOf = (city: Place, stay: Stay, countryCode = 'IL') => ({
  location: city.name,
  countryCode,
  cityCode: city.code,
  cityName: city.name,
  stay,
});
export type Criteria = Partial<ReturnType<typeof criteriaOf>> & { readonly stay: Stay };

export interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

export interface Progress {
  readonly checked: number;
  readonly total: number;
  readonly complete: boolean;
  readonly failedChunks: readonly number[];
  readonly isWaiting: boolean;
}

export interface Card {
  readonly id: string;
  readonly source: 'STORED' | 'PROVIDER';
  readonly name: { readonly en: string | null; readonly he: string | null };
  readonly city: string;
  readonly stars: number | null;
  readonly amenities: readonly string[];
  readonly mealPlan: string | null;
  readonly mealChoices: readonly string[];
  readonly freeCancellation: boolean;
  readonly pricePerNight: Amount | null;
  readonly total: Amount | null;
  /** Fees to be paid at the property, in addition to the total. */
  readonly propertyFees: readonly Amount[];
  readonly images?: readonly { readonly url: string; readonly isIllustration: boolean }[];
}

interface Counted {
  readonly key: string;
  readonly count: number;
}

export interface Results {
  readonly key: string;
  readonly hotels: readonly Card[];
  readonly pageInfo: { readonly page: number; readonly totalPages: number; readonly totalItems: number };
  readonly facets: {
    readonly hotelClass: readonly Counted[];
    readonly mealPreferences: readonly Counted[];
    readonly amenities: readonly Counted[];
    readonly freeCancellation: number;
    readonly knownHotels: number;
  };
  readonly progress: Progress;
  readonly pricedAt: string | null;
  readonly isStale: boolean;
}

const searchQuery = (images: string) => `
  query($criteria: SearchCriteriaInput!, $filter: HotelFilterInput, $sort: HotelSort! = RECOMMENDED, $page: PageInput) {
    hotelSearch(criteria: $criteria, filter: $filter, sort: $sort, page: $page) {
      key
      hotels {
        id source name { en he } city stars amenities mealPlan mealChoices freeCancellation
        pricePerNight { amountMinor currency } total { amountMinor currency } propertyFees { amountMinor currency } ${images}
      }
      pageInfo { page totalPages totalItems }
      facets {
        hotelClass { key count } mealPreferences { key count } amenities { key count } freeCancellation knownHotels
      }
      progress { checked total complete failedChunks isWaiting }
      pricedAt isStale
    }
  }`;

interface View {
  readonly filter?: object;
  readonly sort?: string;
  readonly page?: object;
  /** Reads the pictures of the page's hotels too, for which the gateway requests the details of each. */
  readonly withImages?: boolean;
}

export const searchAnswer = (
  visitor: Visitor,
  criteria: Criteria,
  { withImages = false, ...view }: View = {},
): Promise<GraphqlReply<{ hotelSearch: Results }>> =>
  visitor.ask(searchQuery(withImages ? 'images { url isIllustration }' : ''), { criteria, ...view });

/**
 * Returns a function for the full cost of a card's room in agorot, fees at the property included; fees in
 * other currencies are converted with the product's exchange rates.
 */
export async function readPaid(visitor: Visitor): Promise<(card: Card) => number> {
  const { data } = await visitor.ask<{ exchangeRates: { rates: { code: string; perShekel: string }[] } }>(
    '{ exchangeRates { rates { code perShekel } } }',
  );
  const perShekel = new Map(
    data.exchangeRates.rates.map(({ code, perShekel: units }) => [code, Number(units)]),
  );
  const worth = ({ amountMinor, currency }: Amount): number =>
    currency === 'ILS' ? amountMinor : amountMinor / (perShekel.get(currency) ?? Infinity);
  return ({ total, propertyFees }) =>
    (total?.amountMinor ?? 0) + propertyFees.reduce((sum, fee) => sum + worth(fee), 0);
}

/** Agorot by which two ways of rounding fees may differ. */
const ROUNDING = 3;

/** Whether each amount is at least the previous one, within rounding. */
export const areRising = (sums: readonly number[]): boolean =>
  sums.every((sum, at) => at === 0 || sum >= (sums[at - 1] ?? 0) - ROUNDING);

/** The list as found so far. */
export async function search(visitor: Visitor, criteria: Criteria, view: View = {}): Promise<Results> {
  const { data, errors } = await searchAnswer(visitor, criteria, view);
  if (errors.length > 0) throw new Error(`the search failed: ${JSON.stringify(errors)}`);
  return data.hotelSearch;
}

/** Longer than a provider that responds with 429 makes the tests wait. */
const MAX_SEARCH_MS = 30_000;

/** Polls the search until it is complete, then reads the list as requested. */
export async function searchWhole(visitor: Visitor, criteria: Criteria, view: View = {}): Promise<Results> {
  const until = Date.now() + MAX_SEARCH_MS;
  while (Date.now() < until) {
    const { progress } = await search(visitor, criteria);
    const whole = progress.complete ? await search(visitor, criteria, view) : null;
    // A gateway for which Redis was slow meanwhile searches again.
    if (whole?.progress.complete) return whole;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the search never became complete');
}
