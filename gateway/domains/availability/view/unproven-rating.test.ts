import { expect, it } from 'vitest';
import type { HotelRow } from '#models/search/search.ts';
import { providerRow, storedRow } from '../search/hotel-row.ts';
import { plannedFromListing } from '../search/planned-hotel.ts';
import { listing, stored } from '../testing/kit.ts';
import { indexForWishes } from './index-for-wishes.ts';
import { NO_FILTER } from './search-filter.ts';
import { indexOf } from './search-index.ts';
import { picksOf, rankingOf } from './search-order.ts';

const priced = (row: HotelRow, id: string, night: number): HotelRow => ({
  ...row,
  id,
  stars: 5,
  offers: [[night * 200, night * 100, 'Room only', 0, null, {}]],
});

/** A hotel whose administrator chose the rating 5, with or without reviews by guests. */
const ownHotel = (reviews: { mean: number; count: number } | null) =>
  storedRow(
    { ...stored, imageUrl: '/files/u/a.jpg', rating: 5, isFeatured: false, hasFreeCancellation: false },
    [],
    reviews,
  );

const usual = [1, 2, 3, 4].map((at) =>
  priced(
    {
      ...providerRow(plannedFromListing(listing(0)), [], null),
      quality: { score: 3.5, source: 'TRIPADVISOR', reviewCount: null },
    },
    `usual-${at}`,
    500,
  ),
);

const indexWith = (...rows: readonly HotelRow[]) =>
  indexForWishes(
    indexOf(
      [...rows, ...usual].map((row) => ({ row, isKnown: true })),
      2,
    ),
    NO_FILTER,
  );

it.each([
  ['is not picked for the rating that its administrator chose', null, []],
  ['is picked for the same rating by guests', { mean: 5, count: 20 }, ['own']],
])('a cheap hotel %s', (_, reviews, picked) => {
  const index = indexWith(priced(ownHotel(reviews), 'own', 300));
  const picks = picksOf(index, [...index.ids.keys()], rankingOf(index));
  expect([...picks.keys()].map((at) => index.ids[at])).toEqual(picked);
});
