import type { HotelPin, HotelPinList } from '../../models/hotel-pin.ts';
import type { HotelRow } from '../../models/search.ts';
import type { SearchState } from './live-search.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { type HotelFilter, failures } from './search-filter.ts';
import { isPending } from './search-index.ts';
import { type SortKey, ordered, picksOf } from './search-order.ts';
import { ranked } from './search-view.ts';

/** More pins than anybody can tell apart; the rest is counted. */
const MAX_PINS = 2_000;

type Described = Pick<HotelRow, 'id' | 'name' | 'city' | 'country' | 'coordinates'>;

const describe = ({ code, name, city, country, coordinates }: PlannedHotel): Described => ({
  id: code,
  name: { en: name, he: null },
  city,
  country,
  coordinates,
});

/**
 * The whole of what a search knows, for a map. Made of the index and of the hotels in the plan alone: no row is read.
 * @param planned hotels of the provider that the search looks at
 * @param stored rows of stored hotels in the searched place
 */
export function pinsOf(
  state: SearchState,
  planned: readonly PlannedHotel[],
  stored: readonly HotelRow[],
  { filter, sort }: { readonly filter: HotelFilter; readonly sort: SortKey },
): Omit<HotelPinList, 'progress'> {
  const { index, ranking } = ranked(state.index, stored);
  const list = ordered(index, failures(index, filter), sort, ranking);
  const picks = picksOf(index, list, ranking);
  const storedFrom = index.ids.length - stored.length;
  const byCode = new Map(planned.map((hotel) => [hotel.code, hotel]));

  const pinAt = (at: number): HotelPin[] => {
    const listed = byCode.get(index.ids[at] ?? '');
    const hotel = at < storedFrom ? listed && describe(listed) : stored[at - storedFrom];
    if (!hotel) return [];
    const { id, name, city, country, coordinates } = hotel;
    const hasRooms = (index.total[at] ?? -1) >= 0;
    const price = (minor: number) => (hasRooms ? { amountMinor: minor, currency: 'ILS' } : null);
    return [
      {
        id,
        name,
        city,
        country,
        coordinates,
        stars: index.stars[at] || null,
        score: (index.quality[at] ?? 0) / 10 || null,
        rooms: hasRooms ? 'AVAILABLE' : isPending(index, at) ? 'UNKNOWN' : 'NONE',
        pricePerNight: price((index.night[at] ?? 0) * 100),
        total: price(index.total[at] ?? 0),
        isPick: picks.has(at),
      },
    ];
  };
  return {
    pins: list.slice(0, MAX_PINS).flatMap(pinAt),
    totalItems: list.length,
    isStale: state.isStale,
  };
}
