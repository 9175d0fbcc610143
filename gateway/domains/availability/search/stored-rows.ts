import { countryCodeOf } from '#gateway/kit/countries.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { HotelRow, SearchCriteria, SearchProgress } from '#models/search/search.ts';
import { isDayOver, propertyClock } from '#shared/stay/clocks.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import { within } from '#gateway/kit/within.ts';
import { storedRow } from './hotel-row.ts';
import type { OwnInventoryAvailability, AvailabilityFilter } from '../offers/own-inventory-availability.ts';
import type { LiveSearch } from './live/live-search.ts';
import { type PlanDeps, isInPlace } from './search-plan.ts';

export interface StoredRowDeps extends Pick<PlanDeps, 'places'> {
  /** Complete stored hotels; empty when the platform is unavailable. */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  readonly ownInventory: Pick<OwnInventoryAvailability, 'availabilityFilter'>;
  readonly reviews: (hotelIds: readonly string[]) => Promise<ReadonlyMap<string, ReviewSummary>>;
  readonly clock: () => Date;
}

/**
 * Longest wait for the stored hotels, which are nearly always cached: a slow platform must not delay the provider's
 * hotels.
 */
export const STORED_MS = 250;

const LATE = Symbol('late');

/** Whether the stored hotels of a place can be found before the provider's list, which has the names of cities. */
export const isPlaceNamed = ({ cityCode, cityName }: SearchCriteria): boolean =>
  cityCode === null || cityName !== '';

/**
 * Rows of the stored hotels in the searched place, with their remaining rooms. A response does not wait for late ones, which
 * `onLate` receives.
 */
export const createStoredRows =
  (deps: StoredRowDeps) =>
  async (
    { criteria, live }: { readonly criteria: SearchCriteria; readonly live: Pick<LiveSearch, 'hotels'> },
    hotels = deps.storedHotels(),
    patience = STORED_MS,
    onLate: () => void = () => undefined,
  ): Promise<readonly HotelRow[]> => {
    // A link may name a city only by its code; the provider's hotels have its name.
    const place = isPlaceNamed(criteria) ? criteria : { ...criteria, cityName: live.hotels()[0]?.city ?? '' };
    const orElse = async <T>(part: Promise<T>, ms: number, fallback: T): Promise<T> => {
      const found = await within(part, ms, LATE);
      if (found !== LATE) return found;
      onLate();
      return fallback;
    };
    const all = await orElse(hotels, patience, []);
    const inPlace = all.filter((hotel) => isInPlace(hotel, place, deps.places));
    if (inPlace.length === 0) return [];
    const summaries = deps.reviews(inPlace.map((hotel) => hotel.id));
    const rooms = deps.ownInventory.availabilityFilter(inPlace, criteria.stay);
    const [reviews, onlyAvailable] = await Promise.all([
      orElse<ReadonlyMap<string, ReviewSummary>>(summaries, STORED_MS, new Map()),
      orElse<AvailabilityFilter>(rooms, STORED_MS, (_, offers) => offers),
    ]);
    const now = deps.clock();
    return inPlace.map((hotel) => {
      const country = countryCodeOf(hotel.country);
      const offers = isDayOver(criteria.stay.checkIn, now, country)
        ? []
        : storedOffers(hotel, criteria.stay, propertyClock(now, country), () => '');
      return storedRow(hotel, onlyAvailable(hotel, offers), reviews.get(hotel.id) ?? null);
    });
  };

/** Stored hotels need no checking: they count as checked from the start. */
export const withStored = (progress: SearchProgress, stored: number): SearchProgress => ({
  ...progress,
  checked: progress.checked + stored,
  total: progress.total + stored,
});
