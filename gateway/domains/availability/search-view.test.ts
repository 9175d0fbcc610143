import { describe, expect, it } from 'vitest';
import { facetsOf, suggestionOf } from './search-facets.ts';
import { type HotelFilter, NO_FILTER, failures, validFilter } from './search-filter.ts';
import { FLAG, type SearchIndex } from './search-index.ts';
import { type SortKey, ordered, picksOf, rankingOf } from './search-order.ts';

/** id, night, stars, quality in tenths, meal bits, amenity bits, flags */
type Line = readonly [string, number, number, number, number, number, number];

const POOL = 2;
const WIFI = 1;
const BREAKFAST = 1;
const HALF_BOARD = 2;

const indexOfLines = (lines: readonly Line[]): SearchIndex => ({
  ids: lines.map(([id]) => id),
  night: lines.map(([, night]) => night),
  total: lines.map(([, night]) => (night < 0 ? -1 : night * 200)),
  stars: lines.map(([, , stars]) => stars),
  quality: lines.map(([, , , quality]) => quality),
  meals: lines.map(([, , , , meals]) => meals),
  amenities: lines.map(([, , , , , amenities]) => amenities),
  flags: lines.map(([, , , , , , flags]) => flags),
});

const index = indexOfLines([
  ['a', 500, 5, 46, BREAKFAST, WIFI | POOL, FLAG.freeCancellation | FLAG.known],
  ['b', 400, 4, 41, HALF_BOARD, WIFI, FLAG.known],
  ['c', 1500, 5, 38, 0, POOL, FLAG.freeCancellation],
  ['d', -1, 3, 49, 0, WIFI | POOL, 0],
  ['e', 400, 4, 0, BREAKFAST, 0, FLAG.known],
]);

const passing = (filter: Partial<HotelFilter>): string =>
  [...failures(index, { ...NO_FILTER, ...filter })]
    .flatMap((bits, at) => (bits === 0 ? (index.ids[at] ?? []) : []))
    .join('');

describe('filters', () => {
  it.each([
    [{}, 'abcde'],
    [{ stars: [5, 4] }, 'abce'],
    [{ ratings: ['EXCELLENT' as const] }, 'ad'],
    [{ ratings: ['EXCELLENT' as const, 'GOOD' as const] }, 'abcd'],
    [{ meals: ['Breakfast Included' as const, 'Half Board' as const] }, 'abe'],
    [{ freeCancellation: true }, 'ac'],
    [{ amenities: ['WiFi' as const, 'Pool' as const] }, 'ad'],
    [{ price: { min: 0, max: 450 } }, 'be'],
    [{ price: { min: 450, max: 1000 } }, 'ac'],
    [{ stars: [5], freeCancellation: true, amenities: ['WiFi' as const] }, 'a'],
  ])('%j', (filter, ids) => {
    expect(passing(filter)).toBe(ids);
  });

  it.each([
    [{ hotel_class: [6] }, 'hotel_class'],
    [{ amenities: ['Sauna'] }, 'amenities'],
    [{ meal_preferences: ['Supper'] }, 'meal_preferences'],
    [{ priceRange: { min: 500, max: 100 } }, 'priceRange'],
  ])('refuses %j', (input, field) => {
    expect(() => validFilter(input)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', facts: { fields: [field] } }),
    );
  });

  it('takes the whole slider for no filter', () => {
    expect(validFilter({ priceRange: { min: 0, max: 1000 } })).toEqual(NO_FILTER);
  });
});

describe('facets', () => {
  it('count each option with the other groups unchanged', () => {
    const filter = { ...NO_FILTER, stars: [5], amenities: ['WiFi' as const] };
    const facets = facetsOf(index, filter, failures(index, filter));
    expect(facets.hotelClass.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(facets.amenities.slice(0, 2)).toEqual([
      { key: 'WiFi', count: 1 },
      { key: 'Pool', count: 1 },
    ]);
    expect(facets.hotelRating.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect([facets.freeCancellation, facets.knownHotels]).toEqual([1, 3]);
  });

  it.each([
    [{ amenities: ['WiFi', 'Spa'] as const }, { field: 'amenities', value: 'Spa', count: 3 }],
    [{ stars: [1, 2] }, { field: 'hotel_class', value: '', count: 5 }],
    [
      { stars: [4], price: { min: 900, max: 1000 } },
      { field: 'priceRange', value: '', count: 2 },
    ],
    [{ stars: [1], amenities: ['Spa'] as const }, null],
  ])('suggestion for %j', (filter, suggestion) => {
    expect(suggestionOf(index, { ...NO_FILTER, ...filter })).toEqual(suggestion);
  });
});

describe('order', () => {
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
  ] as const)('%s, without rooms last', (sort, expected) => {
    // Recommended: a 46+10+5, c 38+10, b 41, e 30+5 points; no group has three prices, so value counts for none.
    expect(ids(sort)).toBe(expected);
  });
});

describe("the assistant's picks", () => {
  const many = indexOfLines(
    Array.from({ length: 20 }, (_, at): Line => {
      const cheap = at < 8;
      return [`h${at}`, cheap ? 100 + at : 300, 4, cheap ? 45 : 35, 0, 0, at === 19 ? FLAG.featured : 0];
    }),
  );
  const ranking = rankingOf(many);

  const names = (filter: Partial<HotelFilter>, sort: SortKey) => {
    const list = ordered(many, failures(many, { ...NO_FILTER, ...filter }), sort, ranking);
    const picks = picksOf(many, list, ranking);
    return list.flatMap((at) => (picks.has(at) ? [`${many.ids[at]} ${picks.get(at)}`] : []));
  };

  it('are at most one in each five of the list, the best of them, besides featured ones', () => {
    expect(names({}, 'PRICE_ASC')).toEqual(['h0 BEST_VALUE', 'h5 BEST_VALUE', 'h19 FEATURED']);
  });

  it('are only among the hotels that pass, and none in a rest of fewer than five', () => {
    expect(names({ price: { min: 103, max: 299 } }, 'PRICE_ASC')).toEqual(['h3 BEST_VALUE']);
    expect(names({ price: { min: 105, max: 299 } }, 'PRICE_ASC')).toEqual([]);
  });
});
