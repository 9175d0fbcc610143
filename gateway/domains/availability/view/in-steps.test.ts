import { expect, it } from 'vitest';
import { offersUpTo } from './index-for-wishes.ts';
import { NO_FILTER } from './search-filter.ts';
import { type SearchIndex, kindOf } from './search-index.ts';
import { viewOf } from './search-view.ts';

const SIZE = 50_000;
const numbers = <T extends Uint8Array | Uint16Array | Uint32Array>(
  column: T,
  of: (at: number) => number,
): T => {
  for (let at = 0; at < SIZE; at += 1) column[at] = of(at);
  return column;
};
const index: SearchIndex = {
  ids: Array.from({ length: SIZE }, (_, at) => String(at)),
  nights: 1,
  counts: numbers(new Uint16Array(SIZE), () => 1),
  totals: numbers(new Uint32Array(SIZE), (at) => 10_000 + ((at * 7_919) % 90_000)),
  kinds: numbers(new Uint8Array(SIZE), () => kindOf(1, true)),
  propertyFees: new Map(),
  feeTotals: new Uint32Array(),
  stars: numbers(new Uint8Array(SIZE), (at) => at % 6),
  quality: numbers(new Uint8Array(SIZE), (at) => at % 50),
  votes: new Uint8Array(SIZE),
  amenities: new Uint16Array(SIZE),
  flags: new Uint8Array(SIZE),
  latitudes: new Int32Array(SIZE),
  longitudes: new Int32Array(SIZE),
};
const progress = { checked: SIZE, total: SIZE, complete: true, failedChunks: [], isWaiting: false };

it('a view of very many hotels lets other work run between its parts', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const view = await viewOf(
    { index, progress, readAt: 0, isStale: false },
    [],
    { filter: NO_FILTER, sort: 'PRICE_ASC', page: 1, pageSize: 5 },
    { checked: async (ids) => ids.map(() => null), pending: () => new Map(), images: async () => [] },
  );
  isOver = true;
  expect(view.totalItems).toBe(SIZE);
  expect(turns).toBeGreaterThan(1);
});

it('the count of offers up to a cost is computed in steps once for very many hotels, and is cached afterwards', () => {
  const most = 50_000;
  const count = () => {
    const steps = offersUpTo(index, most);
    let pauses = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return { pauses, offers: step.value };
      pauses += 1;
    }
  };
  const offers = index.totals.filter((total) => total <= most).length;
  expect(count()).toEqual({ pauses: 5, offers });
  expect(count()).toEqual({ pauses: 0, offers });
});
