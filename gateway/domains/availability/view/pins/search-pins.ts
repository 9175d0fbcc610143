import type { HotelPin, HotelPinList } from '#models/search/hotel-pin.ts';
import { LEDGER_CURRENCY } from '#models/money.ts';
import type { HotelRow } from '#models/search/search.ts';
import type { SearchState } from '../../search/live/search-state.ts';
import type { SearchedCity } from '../../city/listed-city.ts';
import type { PlannedHotel } from '../../search/planned-hotel.ts';
import { isPending, MAX_VOTES, type SearchIndex } from '../search-index.ts';
import { propertyFeesAt, isFreeAt, nightAt, fullCostAt, totalAt } from '../index-for-wishes.ts';
import { priceForWishes } from '../../offers/row-offers.ts';
import { filteredAndSorted, type WantedOrder } from '../filtered-list.ts';
import { helpOf } from '../search-view.ts';

/** Maximum number of pins of a map, more than can be told apart; the rest is only counted. */
const MAX_PINS = 2_000;

type Described = Pick<HotelRow, 'id' | 'name' | 'city' | 'country' | 'coordinates'>;

const describe = ({ code, name, city, country, coordinates }: PlannedHotel): Described => ({
  id: code,
  name: { en: name, he: null },
  city,
  country,
  coordinates,
});

type PinScore = Pick<HotelPin, 'score' | 'scoreSource' | 'reviewCount'>;

const scoreOf = (quality: HotelRow['quality']): PinScore => ({
  score: quality?.score ?? null,
  scoreSource: quality?.source ?? null,
  reviewCount: quality?.reviewCount ?? null,
});

/** Score of a provider hotel. Its source is our reviews if their number is known, else TripAdvisor. */
function indexedScore({ quality, votes }: Pick<SearchIndex, 'quality' | 'votes'>, at: number): PinScore {
  const [tenths, reviews] = [quality[at] ?? 0, votes[at] ?? 0];
  if (tenths === 0) return scoreOf(null);
  const isCounted = reviews > 0 && reviews < MAX_VOTES;
  return {
    score: tenths / 10,
    scoreSource: reviews > 0 ? 'REVIEWS' : 'TRIPADVISOR',
    reviewCount: isCounted ? reviews : null,
  };
}

/**
 * Pins of the hotels that pass the filters, at most `MAX_PINS`, in the order of the list, with the number of all of
 * them. Computed from the index and the planned hotels: no row of a provider hotel is read.
 * @param planned provider hotels of the search
 * @param stored rows of stored hotels in the searched place
 */
export async function pinsOf(
  state: SearchState,
  planned: readonly PlannedHotel[],
  stored: readonly HotelRow[],
  wanted: WantedOrder,
  place: SearchedCity | null = null,
): Promise<Omit<HotelPinList, 'progress'>> {
  const { filter } = wanted;
  const { index, list, picks, facets } = await filteredAndSorted(state, stored, wanted, place);
  const storedFrom = index.ids.length - stored.length;
  const byCode = new Map(planned.map((hotel) => [hotel.code, hotel]));

  const pinAt = (at: number): HotelPin[] => {
    const listed = byCode.get(index.ids[at] ?? '');
    const own = stored[at - storedFrom];
    const hotel = at < storedFrom ? listed && describe(listed) : own;
    if (!hotel) return [];
    const { id, name, city, country, coordinates } = hotel;
    const hasRooms = totalAt(index, at) >= 0;
    // A stored hotel can cost more than the index can store.
    const ownPrice = own && priceForWishes(own.offers, filter);
    const price = (minor: number) => (hasRooms ? { amountMinor: minor, currency: LEDGER_CURRENCY } : null);
    return [
      {
        id,
        name,
        city,
        country,
        coordinates,
        stars: index.stars[at] || null,
        ...(own ? scoreOf(own.quality) : indexedScore(index, at)),
        rooms: hasRooms ? 'AVAILABLE' : isPending(index, at) ? 'UNKNOWN' : 'NONE',
        pricePerNight: price(nightAt(index, at) * 100),
        total: ownPrice ? ownPrice.total : price(totalAt(index, at)),
        fullCost: ownPrice ? ownPrice.fullCost : price(fullCostAt(index, at)),
        freeCancellation: isFreeAt(index, at),
        propertyFees: propertyFeesAt(index, at),
        isPick: picks.has(at),
      },
    ];
  };
  return {
    pins: list.slice(0, MAX_PINS).flatMap(pinAt),
    totalItems: list.length,
    facets,
    suggestion: helpOf(state, index, filter, list.length),
    isStale: state.isStale,
  };
}
