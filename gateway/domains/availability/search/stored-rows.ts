import { countryCodeOf } from '#gateway/kit/countries.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { HotelRow, SearchCriteria, SearchProgress } from '#models/search/search.ts';
import { isDayOver, propertyClock } from '#shared/stay/clocks.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import { within } from '#gateway/kit/within.ts';
import { storedRow } from './hotel-row.ts';
import type { OwnInventoryAvailability, StillOpen } from '../offers/own-inventory-availability.ts';
import type { LiveSearch } from './live/live-search.ts';
import { type PlanDeps, isInPlace } from './search-plan.ts';

export interface StoredRowDeps extends Pick<PlanDeps, 'places'> {
  /** Complete stored hotels; empty when they are out of reach. */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  readonly ownInventory: Pick<OwnInventoryAvailability, 'stillOpen'>;
  readonly reviews: (hotelIds: readonly string[]) => Promise<ReadonlyMap<string, ReviewSummary>>;
  readonly clock: () => Date;
}

/** Stored hotels are nearly always at hand; a platform that hangs must not hold the provider's hotels back for long. */
export const STORED_MS = 250;

const LATE = Symbol('late');

/**
 * Rows of the stored hotels in the place of a search, with the rooms that are still open. What is late is done without, and
 * `onLate` hears of it.
 */
export const createStoredRows =
  (deps: StoredRowDeps) =>
  async (
    { criteria, live }: { readonly criteria: SearchCriteria; readonly live: Pick<LiveSearch, 'hotels'> },
    asked = deps.storedHotels(),
    patience = STORED_MS,
    onLate: () => void = () => undefined,
  ): Promise<readonly HotelRow[]> => {
    // A link may name a city by its code alone; the provider's hotels tell its name.
    const cityName = criteria.cityName || (live.hotels()[0]?.city ?? '');
    const place = criteria.cityCode === null ? criteria : { ...criteria, cityName };
    const orElse = async <T>(part: Promise<T>, ms: number, fallback: T): Promise<T> => {
      const found = await within(part, ms, LATE);
      if (found !== LATE) return found;
      onLate();
      return fallback;
    };
    const all = await orElse(asked, patience, []);
    const inPlace = all.filter((hotel) => isInPlace(hotel, place, deps.places));
    if (inPlace.length === 0) return [];
    const summaries = deps.reviews(inPlace.map((hotel) => hotel.id));
    const rooms = deps.ownInventory.stillOpen(inPlace, criteria.stay);
    const [reviews, stillOpen] = await Promise.all([
      orElse<ReadonlyMap<string, ReviewSummary>>(summaries, STORED_MS, new Map()),
      orElse<StillOpen>(rooms, STORED_MS, (_, offers) => offers),
    ]);
    const now = deps.clock();
    return inPlace.map((hotel) => {
      const country = countryCodeOf(hotel.country);
      const offers = isDayOver(criteria.stay.checkIn, now, country)
        ? []
        : storedOffers(hotel, criteria.stay, propertyClock(now, country), () => '');
      return storedRow(hotel, stillOpen(hotel, offers), reviews.get(hotel.id) ?? null);
    });
  };

/** Stored hotels need no checking: they count as checked from the start. */
export const withStored = (progress: SearchProgress, stored: number): SearchProgress => ({
  ...progress,
  checked: progress.checked + stored,
  total: progress.total + stored,
});
