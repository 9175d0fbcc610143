import { pickOf } from '../../replies/search/search-words.ts';
import type { FoundHotel, HotelQuery, HotelsFound, Tools } from '../../tools/tools.ts';
import type { ShownHotel } from '../state.ts';

/** Hotels in one reply, and on one page of the tool. */
const SHOWN = 3;
const PAGE_SIZE = 5;

/** The next hotels of a search, with what is known of the rest. */
export interface Listing {
  readonly found: HotelsFound;
  /** At most three, all with a price, a pick of Sherry's first. */
  readonly hotels: readonly FoundHotel[];
  /** Every hotel with a price that was read for this. */
  readonly read: readonly FoundHotel[];
  readonly offset: number;
  readonly hasMore: boolean;
}

/** What is kept of a hotel that was shown. */
export const asShown = (hotel: FoundHotel, nights: number): ShownHotel => ({
  id: hotel.id,
  name: hotel.name,
  stars: hotel.stars,
  rating: hotel.rating,
  perNight: hotel.paidTotal && hotel.paidTotal.amountMinor / nights,
});

/** Hotels without rooms come last. */
const hasPrice = (hotel: FoundHotel): boolean => hotel.pricePerNight !== null;

/** A name that holds an address is bait: such a hotel is left to its page. */
const isTellable = ({ name }: FoundHotel): boolean =>
  !/:\/\/|www\./iu.test(`${name.en ?? ''} ${name.he ?? ''}`);

/** What Sherry calls her pick stands first, unless another order was asked for: her words and the cards are in one order. */
function pickFirst(hotels: readonly FoundHotel[], { wishes }: HotelQuery): readonly FoundHotel[] {
  const pick = wishes.sort === 'RECOMMENDED' ? pickOf(hotels) : undefined;
  return pick ? [pick, ...hotels.filter((hotel) => hotel !== pick)] : hotels;
}

/**
 * Reads the next three hotels with a price after so many that were shown: one page, or two where three lie across them.
 * @throws ToolFailed when the search does not answer
 */
export async function listing(
  tools: Pick<Tools, 'searchHotels'>,
  query: Omit<HotelQuery, 'page'>,
  offset: number,
): Promise<Listing> {
  const firstPage = Math.floor(offset / PAGE_SIZE) + 1;
  const within = offset % PAGE_SIZE;
  const found = await tools.searchHotels({ ...query, page: firstPage });
  const isShown = (hotel: FoundHotel): boolean => hasPrice(hotel) && isTellable(hotel);
  const rest = found.hotels.slice(within);
  const isLastPage = found.matching <= firstPage * PAGE_SIZE || !found.hotels.every(hasPrice);
  const needsNext = rest.filter(isShown).length < SHOWN && !isLastPage;
  const next = needsNext ? await tools.searchHotels({ ...query, page: firstPage + 1 }) : null;
  const listed = [...rest, ...(next?.hotels ?? [])];
  const read = listed.filter(isShown);
  const hotels = read.slice(0, SHOWN);
  const last = hotels.at(-1);
  // Hotels that were passed over count as seen.
  const passed = last === undefined ? 0 : listed.indexOf(last) + 1;
  return {
    found,
    hotels: pickFirst(hotels, found.query),
    read,
    offset: offset + passed,
    hasMore: read.length > hotels.length || (!isLastPage && found.matching > offset + passed),
  };
}
