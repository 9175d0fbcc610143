import { withoutPause } from '#gateway/kit/slices.ts';
import type { SortKey } from '#models/search/search.ts';
import { describe, expect, it } from 'vitest';
import { facetsInSteps, suggestionOf } from './search-facets.ts';
import { type HotelFilter, NO_FILTER, failures, validFilter } from './search-filter.ts';
import { type IndexForWishes, indexForWishes } from './index-for-wishes.ts';
import { FLAG, type SearchIndex, kindOf } from './search-index.ts';
import { ordered, picksOf, rankingOf } from './search-order.ts';

/** Shekels per night of a stay of two nights, meal level, and whether it can be cancelled free of charge. */
type Room = readonly [night: number, level: number, isFree: boolean];

/** Id, rooms, stars, quality in tenths, amenity bits, flags. */
type Line = readonly [string, readonly Room[], number, number, number, number];

const [WIFI, POOL] = [1, 2];

const countsOf = (index: IndexForWishes, filter: HotelFilter, isComplete = true) =>
  withoutPause(facetsInSteps(index, filter, { failed: failures(index, filter), isComplete }));

const indexOfLines = (lines: readonly Line[]): SearchIndex => {
  const offers = lines.flatMap(([, rooms]) => rooms.toSorted(([one], [other]) => one - other));
  return {
    ids: lines.map(([id]) => id),
    nights: 2,
    counts: Uint16Array.from(lines, ([, rooms]) => rooms.length),
    totals: Uint32Array.from(offers, ([night]) => night * 200),
    kinds: Uint8Array.from(offers, ([, level, isFree]) => kindOf(level, isFree)),
    propertyFees: new Map(),
    feeTotals: new Uint32Array(),
    stars: Uint8Array.from(lines, ([, , stars]) => stars),
    quality: Uint8Array.from(lines, ([, , , quality]) => quality),
    votes: new Uint8Array(lines.length),
    amenities: Uint16Array.from(lines, ([, , , , amenities]) => amenities),
    flags: Uint8Array.from(lines, ([, , , , , flags]) => flags),
    latitudes: new Int32Array(lines.length),
    longitudes: new Int32Array(lines.length),
  };
};

const whole = indexOfLines([
  ['a', [[500, 1, true]], 5, 46, WIFI | POOL, FLAG.known],
  ['b', [[400, 2, false]], 4, 41, WIFI, FLAG.known],
  ['c', [[1500, 0, true]], 5, 38, POOL, 0],
  ['d', [], 3, 49, WIFI | POOL, 0],
  ['e', [[400, 1, false]], 4, 0, 0, FLAG.known],
]);

/**
 * Hotel f has breakfast in its second room, free cancellation in its third, and both only in its fourth, at a much
 * higher price.
 */
const mixed = indexOfLines([
  [
    'f',
    [
      [300, 0, false],
      [450, 1, false],
      [600, 0, true],
      [900, 3, true],
    ],
    4,
    40,
    0,
    0,
  ],
  ['g', [[700, 4, true]], 4, 40, 0, 0],
]);

const night = (min: number, max: number | null = null) => ({ min, max, per: 'NIGHT' as const });
const stay = (min: number, max: number | null = null) => ({ min, max, per: 'STAY' as const });

const passingIn = (index: SearchIndex, change: Partial<HotelFilter>): string => {
  const filter = { ...NO_FILTER, ...change };
  return [...failures(indexForWishes(index, filter), filter)]
    .flatMap((bits, at) => (bits === 0 ? (index.ids[at] ?? []) : []))
    .join('');
};
const passing = (filter: Partial<HotelFilter>): string => passingIn(whole, filter);

describe('filters', () => {
  it.each([
    [{}, 'abcde'],
    [{ stars: [5, 4] }, 'abce'],
    [{ ratings: ['EXCELLENT' as const] }, 'ad'],
    [{ ratings: ['EXCELLENT' as const, 'GOOD' as const] }, 'abcd'],
    [{ meals: ['Breakfast Included' as const, 'Half Board' as const] }, 'abe'],
    [{ freeCancellation: true }, 'ac'],
    [{ amenities: ['WiFi' as const, 'Pool' as const] }, 'ad'],
    [{ price: night(0, 450) }, 'be'],
    [{ price: night(450) }, 'ac'],
    [{ stars: [5], freeCancellation: true, amenities: ['WiFi' as const] }, 'a'],
  ])('%j leave the hotels “%s”', (filter, ids) => {
    expect(passing(filter)).toBe(ids);
  });

  it.each([
    [{ hotel_class: [6] }, 'hotel_class'],
    [{ amenities: ['Sauna'] }, 'amenities'],
    [{ meal_preferences: ['Supper'] }, 'meal_preferences'],
    [{ priceRange: { min: 500, max: 100 } }, 'priceRange'],
    [{ priceRange: { min: 2000, max: 1500, per: 'STAY' as const } }, 'priceRange'],
    [{ priceRange: { min: 0, max: 1_000_000_000, per: 'NIGHT' as const } }, 'priceRange'],
  ])('with the unusable value %j are refused', (input, field) => {
    expect(() => validFilter(input)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        facts: expect.objectContaining({ fields: [field] }),
      }),
    );
  });

  it.each([
    [{ min: 0, max: 1430 }, null],
    [{ min: 300, max: 1000 }, night(300)],
    [{ min: 0, max: 1000, per: 'NIGHT' as const }, night(0, 1000)],
    [{ min: 0, max: 16_000, per: 'STAY' as const }, stay(0, 16_000)],
    [{ min: 1200, max: null, per: 'NIGHT' as const }, night(1200)],
  ])('with the price range %j are read as %j', (priceRange, price) => {
    expect(validFilter({ priceRange }).price).toEqual(price);
  });

  it('ignore a price range that covers the whole slider', () => {
    expect(validFilter({ priceRange: { min: 0, max: 1000 } })).toEqual(NO_FILTER);
  });
});

describe('wishes for offers', () => {
  const breakfast = { meals: ['Breakfast Included' as const] };
  const free = { freeCancellation: true };
  const upTo = (max: number) => ({ price: night(0, max) });

  it.each([
    [{ ...breakfast, ...upTo(450) }, 'f'],
    [{ ...breakfast, ...upTo(440) }, ''],
    [{ ...free, ...upTo(650) }, 'f'],
    [{ ...breakfast, ...free, ...upTo(800) }, 'g'],
    [{ ...breakfast, ...free, ...upTo(900) }, 'fg'],
    // Hotel f has a room with breakfast in the range, for 900, although another one costs 450.
    [{ ...breakfast, price: night(500) }, 'fg'],
    [{ price: night(301, 449) }, ''],
    [{ price: night(301, 450) }, 'f'],
    [{ price: stay(901, 1200) }, 'f'],
    [{ price: stay(0, 1199) }, 'f'],
    [{ price: stay(1400, 1400) }, 'g'],
    [{ price: night(900, 1000) }, 'f'],
    [{ meals: ['Half Board' as const], ...upTo(890) }, 'g'],
    [{ meals: ['All Inclusive' as const] }, 'g'],
  ])('%j must be met by one offer, which leaves the hotels “%s”', (filter, ids) => {
    expect(passingIn(mixed, filter)).toBe(ids);
  });

  it('are tested together when filter options are counted', () => {
    const filter = { ...NO_FILTER, ...breakfast, ...upTo(800) };
    const facets = countsOf(indexForWishes(mixed, filter), filter);
    expect(facets.mealPreferences.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
    expect(facets.freeCancellation).toBe(1);
  });

  it('sort hotels by the offer that meets them', () => {
    const order = (change: Partial<HotelFilter>) => {
      const filter = { ...NO_FILTER, ...change };
      const index = indexForWishes(mixed, filter);
      return ordered(index, failures(index, filter), 'PRICE_ASC', rankingOf(index)).map(
        (at) => index.ids[at],
      );
    };
    expect(order({})).toEqual(['f', 'g']);
    expect(order({ ...breakfast, ...free })).toEqual(['g', 'f']);
  });
});

describe('the counts of filter options', () => {
  const late: Line = ['h', [[400, 1, false]], 4, 40, 0, FLAG.over];
  it.each<[string, readonly Line[], boolean]>([
    [
      'over when it has ended for one hotel and no other has it',
      [late, ['i', [[500, 1, false]], 4, 40, 0, 0]],
      true,
    ],
    ['available when another hotel has it', [late, ['i', [[500, 1, true]], 4, 40, 0, 0]], false],
    ['not over when no hotel ever had it', [['i', [[500, 1, false]], 4, 40, 0, 0]], false],
  ])('show free cancellation as %s', (_, lines, isOver) => {
    const index = indexForWishes(indexOfLines(lines), NO_FILTER);
    expect(countsOf(index, NO_FILTER).isFreeCancellationOver).toBe(isOver);
    expect(countsOf(index, NO_FILTER, false).isFreeCancellationOver).toBe(false);
  });

  it('count each option with the other groups unchanged', () => {
    const filter = { ...NO_FILTER, stars: [5], amenities: ['WiFi' as const] };
    const facets = countsOf(indexForWishes(whole, filter), filter);
    expect(facets.hotelClass.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(facets.amenities.slice(0, 2)).toEqual([
      { key: 'WiFi', count: 1 },
      { key: 'Pool', count: 1 },
    ]);
    expect(facets.hotelRating.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect([facets.freeCancellation, facets.knownHotels]).toEqual([1, 3]);
  });
});

describe('the suggested removal of a filter', () => {
  it.each([
    [{ amenities: ['WiFi', 'Spa'] as const }, { field: 'amenities', value: 'Spa', count: 3 }],
    [{ stars: [1, 2] }, { field: 'hotel_class', value: '', count: 5 }],
    [
      { stars: [4], price: night(900) },
      {
        field: 'priceRange',
        value: '',
        count: 2,
        pricePerNight: { amountMinor: 40_000, currency: 'ILS' },
        total: { amountMinor: 80_000, currency: 'ILS' },
      },
    ],
  ])('for the filters %j is %j, with the lowest price of the hotels that return', (filter, suggestion) => {
    expect(suggestionOf(whole, { ...NO_FILTER, ...filter })).toMatchObject(suggestion);
  });

  it('is missing when no single removal helps', () => {
    expect(suggestionOf(whole, { ...NO_FILTER, stars: [1], amenities: ['Spa'] })).toBeNull();
  });
});

describe('sorting a list of hotels', () => {
  const index = indexForWishes(whole, NO_FILTER);
  const all = failures(index, NO_FILTER);
  const ids = (sort: SortKey) =>
    ordered(index, all, sort, rankingOf(index))
      .map((at) => index.ids[at])
      .join('');
  it.each([
    ['PRICE_ASC', 'beacd'],
    ['PRICE_DESC', 'cabed'],
    ['RATING', 'abced'],
    ['STARS', 'acbed'],
    ['RECOMMENDED', 'acbed'],
  ] as const)('by %s puts hotels without rooms last', (sort, expected) => {
    // Recommended points: a 46+10+5, c 38+10, b 41+5, e 30+5; no group has three prices, so none gets points
    // for value.
    expect(ids(sort)).toBe(expected);
  });
});

it('the recommended order puts a hotel with many good reviews before one with a single excellent review', () => {
  const few = indexOfLines([
    ['one', [[400, 0, false]], 4, 50, 0, 0],
    ['many', [[400, 0, false]], 4, 47, 0, 0],
    ['usual', [[400, 0, false]], 4, 40, 0, 0],
    ['low', [[400, 0, false]], 4, 31, 0, 0],
  ]);
  const inOrder = (votes: readonly number[]) => {
    const index = indexForWishes({ ...few, votes: Uint8Array.from(votes) }, NO_FILTER);
    return ordered(index, failures(index, NO_FILTER), 'RECOMMENDED', rankingOf(index)).map(
      (at) => index.ids[at],
    );
  };
  expect(inOrder([1, 200, 50, 50])).toEqual(['many', 'one', 'usual', 'low']);
  // Ratings without a number of reviews are not adjusted.
  expect(inOrder([0, 0, 0, 0])).toEqual(['one', 'many', 'usual', 'low']);
});

describe("the assistant's picks", () => {
  const lines = Array.from({ length: 20 }, (_, at): Line => {
    const cheap = at < 8;
    const rooms: Room[] = [[cheap ? 100 + at : 300, 0, false]];
    return [`h${at}`, rooms, 4, cheap ? 45 : 35, 0, at === 19 ? FLAG.featured : 0];
  });
  const many = indexOfLines(lines);

  const names = (change: Partial<HotelFilter>, sort: SortKey) => {
    const filter = { ...NO_FILTER, ...change };
    const index = indexForWishes(many, filter);
    const ranking = rankingOf(index);
    const list = ordered(index, failures(index, filter), sort, ranking);
    const picks = picksOf(index, list, ranking);
    return list.flatMap((at) => (picks.has(at) ? [`${index.ids[at]} ${picks.get(at)}`] : []));
  };

  it('are at most one in each five of the list, the best of them, besides featured ones', () => {
    expect(names({}, 'PRICE_ASC')).toEqual(['h0 BEST_VALUE', 'h5 BEST_VALUE', 'h19 FEATURED']);
  });

  it('are never hotels that are known to have no picture, featured ones included', () => {
    const bare = {
      ...many,
      flags: many.flags.map((bits, at) => (at === 0 || at === 19 ? bits | FLAG.pictureless : bits)),
    };
    const index = indexForWishes(bare, NO_FILTER);
    const ranking = rankingOf(index);
    const list = ordered(index, failures(index, NO_FILTER), 'PRICE_ASC', ranking);
    const picks = [...picksOf(index, list, ranking)].map(([at, reason]) => `${index.ids[at]} ${reason}`);
    expect(picks.toSorted()).toEqual(['h1 BEST_VALUE', 'h5 BEST_VALUE']);
  });

  it('are chosen among the hotels that pass the filter, one in each full group of five', () => {
    expect(names({ price: night(103, 299) }, 'PRICE_ASC')).toEqual(['h3 BEST_VALUE']);
    expect(names({ price: night(105, 299) }, 'PRICE_ASC')).toEqual([]);
  });
});
