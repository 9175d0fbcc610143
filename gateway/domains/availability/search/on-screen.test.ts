import { expect, it } from 'vitest';
import type { HotelRow, PackedOffer } from '#models/search/search.ts';
import { NO_FILTER } from '../view/search-filter.ts';
import { indexOf, joinIndexes, pendingIndexOf } from '../view/search-index.ts';
import { viewOf } from '../view/search-view.ts';

/** A hotel with this price for one night, in shekels; null when it is sold out. */
const row = (id: string, night: number | null): HotelRow => ({
  id,
  source: 'PROVIDER',
  name: { en: id, he: null },
  city: 'Haifa',
  country: 'Israel',
  stars: 4,
  quality: null,
  amenities: [],
  coordinates: null,
  offers: night === null ? [] : [[night * 100, night * 100, 'Room only', 0, null] satisfies PackedOffer],
  isFeatured: false,
  pickReason: null,
});

const checked = [row('a', 100), row('b', 200), row('c', 300), row('d', 400), row('e', null)];
const waiting = [row('p', null)];
const known = (rows: readonly HotelRow[]) => rows.map((each) => ({ row: each, isKnown: true }));

const view = () =>
  viewOf(
    {
      index: joinIndexes([indexOf(known(checked), 1), pendingIndexOf(known(waiting), 1)], 1),
      progress: { checked: 5, total: 6, complete: false, failedChunks: [], isWaiting: false },
      readAt: 0,
      isStale: false,
    },
    [],
    { filter: NO_FILTER, sort: 'PRICE_ASC', page: 1, pageSize: 2 },
    {
      checked: async (ids) => ids.map((id) => checked.find((each) => each.id === id) ?? null),
      pending: () => new Map(waiting.map((each) => [each.id, each])),
      images: async (hotels) => hotels.map(() => null),
    },
  );

it('the number of sold-out hotels does not include hotels whose price is still being read', async () => {
  expect(await view()).toMatchObject({ totalItems: 6, soldOut: 1 });
});

it.each([
  ['the best of the list', ['a', 'b'], ['a', 'b'], 0],
  ['others, in the order of the list', ['d', 'b'], ['b', 'd'], 2],
  ['one that is sold out, which does not count', ['e', 'b'], ['b', 'e'], 1],
  ['only hotels without rooms', ['e'], ['e'], 0],
  ['one whose price is still being read', ['p', 'c'], ['c', 'p'], 2],
  ['one that is not in the list', ['x', 'a'], ['a'], 0],
])(
  '`held` returns the given hotels in the order of the list; `ahead` counts the others above the lowest given one with a price: %s',
  async (_case, ids, listed, ahead) => {
    const { held } = await view();
    const found = await held(ids);
    expect(found.hotels.map(({ id }) => id)).toEqual(listed);
    expect(found.ahead).toBe(ahead);
  },
);
