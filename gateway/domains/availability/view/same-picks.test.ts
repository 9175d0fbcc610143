import { expect, it } from 'vitest';
import type { HotelRow, SortKey } from '#models/search/search.ts';
import { providerRow } from '../search/hotel-row.ts';
import type { PlannedHotel } from '../search/planned-hotel.ts';
import { type HotelFilter, NO_FILTER } from './search-filter.ts';
import { indexOf } from './search-index.ts';
import { pinsOf } from './pins/search-pins.ts';
import { viewOf } from './search-view.ts';

/** Prices per night of twenty hotels from south to north; nine are far below the usual price. */
const NIGHTS = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 && at < 18 ? 300 : 500) + at);

const planned = NIGHTS.map((_, at): PlannedHotel => ({
  code: `h${String(at).padStart(2, '0')}`,
  name: `Hotel ${at}`,
  city: 'Rome',
  country: 'Italy',
  stars: 4,
  coordinates: { latitude: 41 + at / 100, longitude: 12.5 },
  tripAdvisorRating: 4 + (at % 9) / 10,
  amenities: [],
}));

const rows = planned.map((hotel, at): HotelRow => ({
  ...providerRow(hotel, [], null),
  offers: [[(NIGHTS[at] ?? 0) * 200, (NIGHTS[at] ?? 0) * 100, 'Room only', 0, null]],
}));

const counted = { checked: rows.length, total: rows.length };
const state = {
  index: indexOf(
    rows.map((row) => ({ row, isKnown: true })),
    2,
  ),
  progress: { ...counted, complete: true, failedChunks: [], isWaiting: false },
  readAt: 0,
  isStale: false,
};

const source = {
  checked: async (ids: readonly string[]) => ids.map((id) => rows.find((row) => row.id === id) ?? null),
  pending: () => new Map(),
  images: async () => [],
};

/** Picked hotels on the pages of a list. */
async function onPages(sort: SortKey, pageSize: number, filter: HotelFilter = NO_FILTER) {
  const pages = Array.from({ length: Math.ceil(rows.length / pageSize) }, (_, at) => at + 1);
  const views = await Promise.all(
    pages.map(async (page) => viewOf(state, [], { filter, sort, page, pageSize }, source)),
  );
  const picked = views.flatMap(({ hotels }) => hotels).filter(({ pickReason }) => pickReason !== null);
  return [...new Set(picked.map(({ id }) => id))].toSorted();
}

/** Picked pins of a map. */
async function onMap(sort: SortKey, filter: HotelFilter = NO_FILTER) {
  const { pins } = await pinsOf(state, planned, [], { filter, sort });
  const picked = pins.filter(({ isPick }) => isPick);
  return picked.map(({ id }) => id).toSorted();
}

it.each<SortKey>(['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'STARS'])(
  'pages of any length and the map mark the same picks in the order %s',
  async (sort) => {
    const recommended = await onPages('RECOMMENDED', 20);
    expect(recommended.length).toBeGreaterThan(1);
    // Pages of a list, of the assistant's search, and pins.
    expect([await onPages(sort, 20), await onPages(sort, 5), await onMap(sort)]).toEqual([
      recommended,
      recommended,
      recommended,
    ]);
  },
);

it('a map area marks the picks of the whole search that are in the area', async () => {
  const box = { south: 41.085, north: 41.145, west: 12, east: 13 };
  const inBox = (await onPages('RECOMMENDED', 20)).filter((id) => id >= 'h09' && id <= 'h14');
  expect(inBox).not.toEqual([]);
  expect(await onMap('RECOMMENDED', { ...NO_FILTER, box })).toEqual(inBox);
  expect(await onPages('RECOMMENDED', 20, { ...NO_FILTER, box })).toEqual(inBox);
});
