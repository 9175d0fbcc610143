/** Reads the next hotels of a search for one reply. */
import { daysChip } from '../../replies/chip-texts.ts';
import { nearestStay, pickOf } from '../../replies/search/search-texts.ts';
import type { FoundHotel, HotelQuery, Stay, Tools } from '../../tools/tools.ts';
import { orNull, type Scope } from '../scope.ts';
import type { ShownHotel } from '../state.ts';

/** Number of hotels in one reply, and on one page of the tool. */
const SHOWN_HOTELS = 3;
const PAGE_SIZE = 5;

/** The next hotels of a search, with its counts. */
export type Listing = Awaited<ReturnType<typeof listing>>;

/** Hotels without available rooms come last. */
const hasPrice = (hotel: FoundHotel): boolean => hotel.pricePerNight !== null;

/** A name with a web address may lure travellers away: such a hotel is shown on its page only. */
const isSafeName = ({ name }: FoundHotel): boolean =>
  !/:\/\/|www\./iu.test(`${name.en ?? ''} ${name.he ?? ''}`);

/** Moves Sherry's pick to the front unless another order was requested, so that text and cards have the same order. */
function pickFirst(hotels: readonly FoundHotel[], { wishes }: HotelQuery): readonly FoundHotel[] {
  const pick = wishes.sort === 'RECOMMENDED' ? pickOf(hotels) : undefined;
  return pick ? [pick, ...hotels.filter((hotel) => hotel !== pick)] : hotels;
}

/**
 * Reads the next three hotels with a price after the given number: one page, or two when they are on both.
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
    /** At most three, all with a price, Sherry's pick first. */
    hotels: pickFirst(hotels, found.query),
    /** Every hotel read for this list that has a price and a name that may be shown. */
    read,
    offset: offset + passed,
    hasMore: read.length > hotels.length || (!isLastPage && found.matching > offset + passed),
  };
}

/** Proposes the nearest days with available rooms at a hotel that is full; null when there are none. */
export async function nearestDays(
  { tools, language }: Scope,
  hotel: Pick<ShownHotel, 'id' | 'name'>,
  stay: Stay,
) {
  const [other] = (await orNull(tools.nearestDates(hotel.id, stay))) ?? [];
  if (!other) return null;
  const { checkIn, checkOut } = other;
  return {
    text: nearestStay(hotel, other, language),
    proposal: { kind: 'stay', checkIn, checkOut } as const,
    chip: daysChip(checkIn, checkOut, language),
  };
}
