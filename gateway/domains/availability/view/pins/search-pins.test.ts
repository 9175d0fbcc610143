import { expect, it } from 'vitest';
import type { HotelRow } from '#models/search/search.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import { providerRow } from '../../search/hotel-row.ts';
import type { PlannedHotel } from '../../search/planned-hotel.ts';
import { NO_FILTER } from '../search-filter.ts';
import { FLAG, indexOf } from '../search-index.ts';
import { pinsOf } from './search-pins.ts';

const planned = (code: string, tripAdvisorRating: number | null): PlannedHotel => ({
  code,
  name: `Hotel ${code}`,
  city: 'Rome',
  country: 'Italy',
  stars: 4,
  coordinates: null,
  tripAdvisorRating,
  amenities: [],
});

/** The scores on a map of these provider and stored hotels, by id. */
async function scoresOf(
  hotels: readonly (readonly [hotel: PlannedHotel, reviews: ReviewSummary | null])[],
  stored: readonly HotelRow[] = [],
) {
  const rows = hotels.map(([hotel, reviews]) => ({ row: providerRow(hotel, [], reviews), isKnown: true }));
  const counted = { checked: rows.length, total: rows.length };
  const progress = { ...counted, complete: true, failedChunks: [], isWaiting: false };
  const state = { index: indexOf(rows, 1), progress, readAt: 0, isStale: false };
  const list = hotels.map(([hotel]) => hotel);
  const { pins } = await pinsOf(state, list, stored, { filter: NO_FILTER, sort: 'STARS' });
  return Object.fromEntries(
    pins.map(({ id, score, scoreSource, reviewCount }) => [id, { score, scoreSource, reviewCount }]),
  );
}

it('pins of the provider’s hotels contain the source of their score', async () => {
  const scores = await scoresOf([
    [planned('1', 4.1), null],
    [planned('2', null), { mean: 4.5, count: 12 }],
    [planned('3', null), { mean: 4.5, count: 300 }],
    [planned('4', null), null],
  ]);
  expect(scores).toEqual({
    1: { score: 4.1, scoreSource: 'TRIPADVISOR', reviewCount: null },
    2: { score: 4.5, scoreSource: 'REVIEWS', reviewCount: 12 },
    // Above the highest number that the index can store, no number is shown.
    3: { score: 4.5, scoreSource: 'REVIEWS', reviewCount: null },
    4: { score: null, scoreSource: null, reviewCount: null },
  });
});

it('the pin of a stored hotel contains the source of its score', async () => {
  const quality = { score: 3.9, source: 'HOTEL_DATA', reviewCount: null } as const;
  const stored: HotelRow = { ...providerRow(planned('own', null), [], null), source: 'STORED', quality };
  expect(await scoresOf([], [stored])).toEqual({
    own: { score: 3.9, scoreSource: 'HOTEL_DATA', reviewCount: null },
  });
});

it.each([
  ['had free cancellation until a past time', 0, '2027-03-01T15:00', true],
  ['has free cancellation until a time', 2, '2027-03-01T15:00', false],
  ['never had free cancellation', 0, null, false],
])(
  'the index records whether free cancellation has ended, for an offer that %s',
  (_, rule, moment, isOver) => {
    const row: HotelRow = {
      ...providerRow(planned('1', null), [], null),
      offers: [[40_000, 20_000, 'Room Only', rule, moment]],
    };
    const { flags } = indexOf([{ row, isKnown: true }], 2);
    expect(((flags[0] ?? 0) & FLAG.over) !== 0).toBe(isOver);
  },
);
