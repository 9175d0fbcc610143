import { expect, it } from 'vitest';
import type { HotelRow, SortKey } from '#models/search/search.ts';
import { providerRow } from '../search/hotel-row.ts';
import { plannedFromListing } from '../search/planned-hotel.ts';
import { listing } from '../testing/kit.ts';
import { indexForWishes } from './index-for-wishes.ts';
import { NO_FILTER } from './search-filter.ts';
import { indexOf } from './search-index.ts';
import { ordered, picksOf, rankingOf } from './search-order.ts';

interface Room {
  readonly night: number;
  /** Null when the name of the room does not mention beds. */
  readonly bedsForAll: boolean | null;
}

const hotel = (id: string, { night, bedsForAll }: Room, isFeatured = false): HotelRow => ({
  ...providerRow(plannedFromListing(listing(0)), [], null),
  id,
  stars: 4,
  quality: { score: 4.5, source: 'TRIPADVISOR', reviewCount: null },
  offers: [[night * 200, night * 100, 'Room only', 0, null, bedsForAll === null ? {} : { bedsForAll }]],
  isFeatured,
});

/**
 * The picked hotels among these and four hotels at the usual price.
 * @param usual whether those four have beds for all guests
 */
const picksAmong = (usual: boolean | null, ...hotels: readonly HotelRow[]) => {
  const rest = [1, 2, 3, 4].map((at) => hotel(`usual-${at}`, { night: 500, bedsForAll: usual }));
  const rows = [...hotels, ...rest].map((row) => ({ row, isKnown: true }));
  const index = indexForWishes(indexOf(rows, 2), NO_FILTER);
  const picks = picksOf(index, [...index.ids.keys()], rankingOf(index));
  return [...picks.keys()].map((at) => index.ids[at]);
};

const short = hotel('short', { night: 200, bedsForAll: false });

it.each([
  ['has beds for all guests', true],
  ['has unknown beds', null],
])('a hotel with too few beds is not picked when a more expensive one %s', (_, bedsForAll) => {
  expect(picksAmong(true, short, hotel('fits', { night: 300, bedsForAll }))).toEqual(['fits']);
});

it('no hotel is picked when the only candidate has too few beds', () => {
  expect(picksAmong(true, short)).toEqual([]);
});

it('a featured hotel with too few beds is not picked when another hotel fits', () => {
  const featured = hotel('featured', { night: 500, bedsForAll: false }, true);
  expect(picksAmong(true, featured)).toEqual([]);
});

it('a hotel with too few beds may be picked when all others have too few as well', () => {
  expect(picksAmong(false, short)).toEqual(['short']);
});

it.each<[SortKey, readonly string[]]>([
  // The cheapest has the most points, and unknown beds change nothing.
  ['RECOMMENDED', ['unknown', 'fits', 'short']],
  ['PRICE_ASC', ['short', 'unknown', 'fits']],
  ['PRICE_DESC', ['fits', 'unknown', 'short']],
])('the order %s of hotels with too few, unknown and enough beds: %s', (sort, order) => {
  const hotels = [
    short,
    hotel('unknown', { night: 300, bedsForAll: null }),
    hotel('fits', { night: 400, bedsForAll: true }),
  ];
  const known = hotels.map((row) => ({ row, isKnown: true }));
  const index = indexForWishes(indexOf(known, 2), NO_FILTER);
  const list = ordered(index, new Uint8Array(hotels.length), sort, rankingOf(index));
  expect(list.map((at) => index.ids[at])).toEqual(order);
});
