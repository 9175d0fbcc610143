import type { SortKey } from '#models/search/search.ts';
import { expect, it } from 'vitest';
import { indexForWishes, totalAt } from './index-for-wishes.ts';
import { NO_FILTER, failures } from './search-filter.ts';
import { type SearchIndex, kindOf } from './search-index.ts';
import { ordered, rankingOf } from './search-order.ts';

const SIZE = 60;
const column = <T>(of: (at: number) => T): T[] => Array.from({ length: SIZE }, (_, at) => of(at));

/** Hotels with equal values in every sort order, some of them without rooms. */
const index: SearchIndex = {
  ids: column((at) => `h${(at * 37) % SIZE}`),
  nights: 1,
  counts: Uint16Array.from(column((at) => (at % 7 === 0 ? 0 : 2))),
  totals: Uint32Array.from(
    column((at) => (at % 7 === 0 ? [] : [10_000 + (at % 9) * 100, 20_000 + (at % 5) * 100])).flat(),
  ),
  kinds: Uint8Array.from(column((at) => (at % 7 === 0 ? [] : [kindOf(0, false), kindOf(1, true)])).flat()),
  propertyFees: new Map(),
  feeTotals: new Uint32Array(),
  stars: Uint8Array.from(column((at) => at % 6)),
  quality: Uint8Array.from(column((at) => (at % 4) * 12)),
  votes: new Uint8Array(SIZE),
  amenities: Uint16Array.from(column((at) => at % 4)),
  flags: new Uint8Array(SIZE),
  latitudes: new Int32Array(SIZE),
  longitudes: new Int32Array(SIZE),
  locations: {
    meters: Float64Array.from(column((at) => (at % 11) * 100)),
    part: new Uint8Array(SIZE),
    parts: [],
  },
};
const sorts: readonly SortKey[] = [
  'RECOMMENDED',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING',
  'STARS',
  'DISTANCE',
  'AIRPORT',
];
const lines = (factor: number) => Float64Array.from(column((at) => (at * factor) % 17));

it.each(sorts)('the sort order %s does not depend on an earlier view with another filter', (sort) => {
  const wishIndex = indexForWishes(index, NO_FILTER);
  const ranking = rankingOf(wishIndex);
  const filters = [
    NO_FILTER,
    { ...NO_FILTER, stars: [3, 4] },
    { ...NO_FILTER, amenities: ['Pool' as const] },
  ];
  for (const [round, filter] of filters.entries()) {
    const failed = failures(wishIndex, filter);
    const meters = sort === 'AIRPORT' ? lines(round + 3) : null;
    const again = ordered(wishIndex, failed, sort, ranking, meters);
    expect(again).toEqual(ordered(wishIndex, failed, sort, rankingOf(wishIndex), meters));
    expect(again.toSorted((a, b) => a - b)).toEqual([...failed.keys()].filter((at) => failed[at] === 0));
  }
});

it('cached prices are not reused for other wishes', () => {
  const total = (wishes: Partial<typeof NO_FILTER>) =>
    totalAt(indexForWishes(index, { ...NO_FILTER, ...wishes }), 1);
  const floor = { price: { min: 150, max: null, per: 'NIGHT' as const } };
  expect([total({}), total({ freeCancellation: true }), total(floor), total({})]).toEqual([
    10_100, 20_100, 20_100, 10_100,
  ]);
  expect([total({ bedsForAll: true }), total({ meals: ['Breakfast Included'] })]).toEqual([-1, 20_100]);
});
