/** Reads the next hotels of a search for one reply. */
import { daysChip } from '../../replies/chip-texts.ts';
import { pickOf } from '../../replies/search/search-texts.ts';
import { daysText } from '../../replies/values.ts';
import { say } from '../../texts/say.ts';
import type { FoundHotel, HotelQuery, Stay, Tools } from '../../tools/tools.ts';
import { orNull, type Scope } from '../scope.ts';
import type { ShownHotel } from '../state.ts';

/** Number of hotels in one reply, and on one page of the tool. */
const SHOWN_HOTELS = 3;
const PAGE_SIZE = 5;

/** The next hotels of a search, with its counts. */
export type Listing = Awaited<ReturnType<typeof listing>>;

/** Whether the hotel has a price, and thus rooms. The search lists hotels without rooms last. */
const hasPrice = (hotel: FoundHotel): boolean => hotel.pricePerNight !== null;

/** False for a name with a URL, which could send travellers to another site. Lists leave such a hotel out. */
export const isSafeName = ({ name }: FoundHotel): boolean =>
  !/:\/\/|www\./iu.test(`${name.en ?? ''} ${name.he ?? ''}`);

/** Moves the recommended hotel to the front unless an order was requested, so that text and cards are ordered alike. */
function pickFirst(hotels: readonly FoundHotel[], { wishes }: HotelQuery): readonly FoundHotel[] {
  const pick = wishes.sort === 'RECOMMENDED' ? pickOf(hotels) : undefined;
  return pick ? [pick, ...hotels.filter((hotel) => hotel !== pick)] : hotels;
}

/**
 * Reads the next three hotels with a price after the first `offset` ones: from one page, or from two when needed.
 * @throws ToolFailed when the search does not respond
 */
export async function listing(
  tools: Pick<Tools, 'searchHotels'>,
  query: Omit<HotelQuery, 'page'>,
  offset: number,
) {
  const firstPage = Math.floor(offset / PAGE_SIZE) + 1;
  const within = offset % PAGE_SIZE;
  const found = await tools.searchHotels({ ...query, page: firstPage });
  const isShown = (hotel: FoundHotel): boolean => hasPrice(hotel) && isSafeName(hotel);
  const rest = found.hotels.slice(within);
  const isLastPage = found.matching <= firstPage * PAGE_SIZE || !found.hotels.every(hasPrice);
  const needsNext = rest.filter(isShown).length < SHOWN_HOTELS && !isLastPage;
  const next = needsNext ? await tools.searchHotels({ ...query, page: firstPage + 1 }) : null;
  const listed = [...rest, ...(next?.hotels ?? [])];
  const read = listed.filter(isShown);
  const hotels = read.slice(0, SHOWN_HOTELS);
  const last = hotels.at(-1);
  // Skipped hotels count as shown.
  const passed = last === undefined ? 0 : listed.indexOf(last) + 1;
  return {
    found,
    /** At most three, all with a price, the recommended one first. */
    hotels: pickFirst(hotels, found.query),
    /** Every hotel read for this list that has a price and a name that may be shown. */
    read,
    offset: offset + passed,
    hasMore: read.length > hotels.length || (!isLastPage && found.matching > offset + passed),
  };
}

/** Proposes the nearest days with available rooms at a hotel that is full; null when there are none. */
export async function nearestDays({ tools }: Scope, hotel: Pick<ShownHotel, 'id' | 'name'>, stay: Stay) {
  const [other] = (await orNull(tools.nearestDates(hotel.id, stay))) ?? [];
  if (!other) return null;
  const { checkIn, checkOut, total } = other;
  return {
    text: say('search.nearestDays', { hotel: hotel.name, days: daysText(other), total }),
    proposal: { kind: 'stay', checkIn, checkOut } as const,
    chip: daysChip(other),
  };
}
