import { LRUCache } from 'lru-cache';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { HotelRow, SearchCriteria, SearchProgress } from '#models/search/search.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { isDayOver, propertyClock } from '#shared/stay/clocks.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import { within } from '#gateway/kit/within.ts';
import { storedRow } from './hotel-row.ts';
import type { OwnInventoryAvailability, AvailabilityFilter } from '../offers/own-inventory-availability.ts';
import type { LiveSearch } from './live/live-search.ts';
import { type PlanDeps, isInPlace } from './search-plan.ts';

export interface StoredRowDeps extends Pick<PlanDeps, 'places'> {
  /** Complete stored hotels; empty when they cannot be read, and then `onMissing` is called. */
  readonly storedHotels: (onMissing?: () => void) => Promise<readonly StoredHotel[]>;
  readonly ownInventory: Pick<OwnInventoryAvailability, 'availabilityFilter'>;
  /** Review summaries by hotel id. Those that cannot be read are missing, and then `onMissing` is called. */
  readonly reviews: (
    hotelIds: readonly string[],
    onMissing?: () => void,
  ) => Promise<ReadonlyMap<string, ReviewSummary>>;
  readonly clock: () => Date;
}

/**
 * Longest wait for the stored hotels, which are nearly always cached: a slow platform must not delay the provider's
 * hotels.
 */
export const STORED_MS = 250;

const LATE = Symbol('late');

/** True when the stored hotels of a place can be found without the provider's list, which has the names of cities. */
export const isPlaceNamed = ({ cityCode, cityName }: SearchCriteria): boolean =>
  cityCode === null || cityName !== '';

/** Maximum number of searched places whose hotels are memoized for each list of stored hotels. */
const MAX_PLACES = 200;

type InPlace = (all: readonly StoredHotel[], criteria: SearchCriteria) => readonly StoredHotel[];

/** The stored hotels of a place, memoized for each list. */
function createInPlace(places: PlanDeps['places']): InPlace {
  const cache = new WeakMap<readonly StoredHotel[], LRUCache<string, readonly StoredHotel[]>>();
  return (all, criteria) => {
    const { cityCode, cityName, countryCode, location } = criteria;
    const key = JSON.stringify([cityCode !== null, cityName, countryCode, location]);
    const byPlace = cache.get(all) ?? new LRUCache({ max: MAX_PLACES });
    cache.set(all, byPlace);
    const found = byPlace.get(key) ?? all.filter((hotel) => isInPlace(hotel, criteria, places));
    byPlace.set(key, found);
    return found;
  };
}

/** Data from which the rows of stored hotels are made, in addition to the hotels. */
interface RowParts {
  readonly stay: Stay;
  readonly now: Date;
  readonly onlyAvailable: AvailabilityFilter;
  readonly reviews: ReadonlyMap<string, ReviewSummary>;
}

/** A row and everything from which it was made. */
interface MadeRow {
  readonly hotel: StoredHotel;
  /** Wall clock of the property; null when the day of check-in is over there. */
  readonly clock: string | null;
  readonly offers: readonly Offer[];
  readonly open: readonly Offer[];
  readonly reviews: ReviewSummary | null;
  readonly row: HotelRow;
}

/** Compares the identity of the totals, because copies of an offer share its total. */
const areSame = (one: readonly Offer[], other: readonly Offer[]): boolean =>
  one === other || (one.length === other.length && one.every(({ total }, at) => total === other[at]?.total));

const isSameSummary = (one: ReviewSummary | null, other: ReviewSummary | null): boolean =>
  one?.mean === other?.mean && one?.count === other?.count;

/** The row of a hotel: the last one, unless it has changed. */
function madeRow(
  hotel: StoredHotel,
  { stay, now, onlyAvailable, reviews }: RowParts,
  last?: MadeRow,
): MadeRow {
  const country = countryCodeOf(hotel.country);
  const clock = isDayOver(stay.checkIn, now, country) ? null : propertyClock(now, country);
  const isKnown = last?.hotel === hotel && last.clock === clock;
  const offers = isKnown ? last.offers : clock === null ? [] : storedOffers(hotel, stay, clock, () => '');
  const open = onlyAvailable(hotel, offers);
  const summary = reviews.get(hotel.id) ?? null;
  if (isKnown && areSame(open, last.open) && isSameSummary(summary, last.reviews)) return last;
  const row = storedRow(hotel, open, summary);
  // Most often only the clock has moved on.
  const isEqual = last !== undefined && JSON.stringify(row) === JSON.stringify(last.row);
  return { hotel, clock, offers, open, reviews: summary, row: isEqual ? last.row : row };
}

interface MadeList {
  readonly made: readonly MadeRow[];
  readonly rows: readonly HotelRow[];
}

/**
 * Rows of stored hotels by search. Unchanged rows are the same objects, and so is an unchanged list, so that data
 * derived from them is computed once.
 */
function createMadeRows() {
  // Weak, so that an evicted search is freed together with its rows.
  const cache = new WeakMap<object, MadeList>();
  return (search: object, hotels: readonly StoredHotel[], parts: RowParts): readonly HotelRow[] => {
    const last = cache.get(search);
    const byId = new Map(last?.made.map((made) => [made.hotel.id, made]));
    const made = hotels.map((hotel) => madeRow(hotel, parts, byId.get(hotel.id)));
    if (last?.made.length === made.length && made.every((each, at) => each === last.made[at]))
      return last.rows;
    const isSame = last?.rows.length === made.length && made.every(({ row }, at) => row === last.rows[at]);
    const rows = isSame ? last.rows : made.map(({ row }) => row);
    cache.set(search, { made, rows });
    return rows;
  };
}

/** How a response waits for the rows of stored hotels. */
interface Waiting {
  /** Stored hotels that are being read already. */
  readonly hotels?: Promise<readonly StoredHotel[]>;
  /** Longest wait for the hotels, in milliseconds. */
  readonly patienceMs?: number;
  /** Called when a part is late or cannot be read. */
  readonly onMissing?: () => void;
}

/**
 * Rows of the stored hotels in the searched place, with their remaining rooms. It waits `patienceMs` for the hotels and
 * `STORED_MS` for their reviews and rooms; what is late is left out and reported with `onMissing`.
 */
export function createStoredRows(deps: StoredRowDeps) {
  const placed = createInPlace(deps.places);
  const rowsOf = createMadeRows();
  return async (
    { criteria, live }: { readonly criteria: SearchCriteria; readonly live: Pick<LiveSearch, 'hotels'> },
    { onMissing, hotels = deps.storedHotels(onMissing), patienceMs = STORED_MS }: Waiting = {},
  ): Promise<readonly HotelRow[]> => {
    // A link may name a city only by its code; the provider's hotels have its name.
    const place = isPlaceNamed(criteria) ? criteria : { ...criteria, cityName: live.hotels()[0]?.city ?? '' };
    const orElse = async <T>(part: Promise<T>, ms: number, fallback: T): Promise<T> => {
      const found = await within(part, ms, LATE);
      if (found !== LATE) return found;
      onMissing?.();
      return fallback;
    };
    const inPlace = placed(await orElse(hotels, patienceMs, []), place);
    if (inPlace.length === 0) return [];
    const summaries = deps.reviews(
      inPlace.map((hotel) => hotel.id),
      onMissing,
    );
    const rooms = deps.ownInventory.availabilityFilter(inPlace, criteria.stay, onMissing);
    const [reviews, onlyAvailable] = await Promise.all([
      orElse<ReadonlyMap<string, ReviewSummary>>(summaries, STORED_MS, new Map()),
      orElse<AvailabilityFilter>(rooms, STORED_MS, (_, offers) => offers),
    ]);
    return rowsOf(live, inPlace, { stay: criteria.stay, now: deps.clock(), onlyAvailable, reviews });
  };
}

/** The progress with the stored hotels, which count as checked from the start. */
export const withStored = (progress: SearchProgress, stored: number): SearchProgress => ({
  ...progress,
  checked: progress.checked + stored,
  total: progress.total + stored,
});
