import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  filterInput,
  filterKey,
  type Filters,
  forNextSearch,
  forOtherPlace,
  NO_FILTERS,
  withMovedHandle,
  removeFilter,
  sliderEnds,
  suggestedFilter,
} from './filters.ts';

const all: Filters = {
  stars: [5, 4],
  quality: ['GOOD'],
  meals: ['Half Board'],
  freeCancellation: true,
  bedsForAll: true,
  areas: ['Jaffa'],
  amenities: ['WiFi', 'Spa'],
  price: { min: 200, max: 950, per: 'NIGHT' },
  box: [34.7, 32, 34.9, 32.2],
  near: { en: 'Hotel 3', he: null },
};

describe('the active filters', () => {
  it('are none at first', () => {
    expect(activeFilters(NO_FILTERS)).toEqual([]);
  });

  it('have one chip for each value, each with a key of its own', () => {
    const keys = activeFilters(all).map(filterKey);
    expect(keys).toEqual([
      'box',
      'price',
      'stars:5',
      'stars:4',
      'quality:GOOD',
      'meals:Half Board',
      'freeCancellation',
      'bedsForAll',
      'amenities:WiFi',
      'amenities:Spa',
      'areas:Jaffa',
    ]);
  });

  it('are empty after they were removed one by one', () => {
    let filters = all;
    for (const chip of activeFilters(all)) {
      const before = activeFilters(filters).length;
      filters = removeFilter(filters, chip);
      expect(activeFilters(filters)).toHaveLength(before - 1);
    }
    expect(filters).toEqual(NO_FILTERS);
  });
});

it('a search of another place keeps all filters except the parts of the city and of the map', () => {
  expect(forOtherPlace(all)).toEqual({ ...all, areas: [], box: null, near: null });
});

it.each([
  ['the same place', false, undefined, { areas: ['Jaffa'], box: all.box }],
  ['another place', true, undefined, { areas: [], box: null, near: null }],
  ['the same place, all of it', false, null, { areas: [], box: all.box }],
  ['a part of the same place', false, 'Sarona', { areas: ['Sarona'], box: null, near: null }],
  ['a part of another place', true, 'Soho', { areas: ['Soho'], box: null, near: null }],
] as const)('the next search keeps the filters that belong to %s', (_, isOther, area, expected) => {
  expect(forNextSearch(all, isOther, area)).toEqual({ ...all, ...expected });
});

it.each([
  [{ field: 'amenities', value: 'Spa' }, 'amenities:Spa'],
  [{ field: 'areas', value: 'Jaffa' }, 'areas:Jaffa'],
  [{ field: 'hotel_class', value: '4' }, 'stars:4'],
  [{ field: 'hotel_rating', value: 'GOOD' }, 'quality:GOOD'],
  [{ field: 'meal_preferences', value: 'Half Board' }, 'meals:Half Board'],
  [{ field: 'free_cancellation', value: '' }, 'freeCancellation'],
  [{ field: 'priceRange', value: '' }, 'price'],
  [{ field: 'amenities', value: 'Pool' }, undefined],
  [{ field: 'unheard', value: '' }, undefined],
])('the suggested filter %o is found among the active ones as %s', (suggestion, key) => {
  const found = suggestedFilter(all, suggestion);
  expect(found && filterKey(found)).toBe(key);
});

describe('the price slider', () => {
  const exact = { min: 205, max: 2280, per: 'NIGHT' } as const;

  it('has its handle at the end for limits beyond it', () => {
    expect(sliderEnds(exact)).toEqual([205, 1000]);
    expect(sliderEnds({ min: 1200, max: null, per: 'NIGHT' })).toEqual([1000, 1000]);
  });

  it('keeps the exact number of the handle that was not moved', () => {
    expect(withMovedHandle(exact, [300, 1000])).toEqual({ ...exact, min: 300 });
    expect(withMovedHandle(exact, [205, 700])).toEqual({ ...exact, max: 700 });
  });

  it('has no limit at its upper end', () => {
    expect(withMovedHandle({ min: 0, max: 700, per: 'NIGHT' }, [0, 1000]).max).toBeNull();
  });
});

it.each([
  [
    { min: 0, max: null, per: 'NIGHT' },
    { min: 0, max: 1000 },
  ],
  [
    { min: 300, max: null, per: 'NIGHT' },
    { min: 300, max: 1000 },
  ],
  [
    { min: 0, max: 1000, per: 'NIGHT' },
    { min: 0, max: 1000, per: 'NIGHT' },
  ],
  [
    { min: 0, max: 2280, per: 'NIGHT' },
    { min: 0, max: 2280, per: 'NIGHT' },
  ],
  [
    { min: 0, max: 900, per: 'STAY' },
    { min: 0, max: 900, per: 'STAY' },
  ],
] as const)('the price range %j is requested as %j', (price, expected) => {
  expect(filterInput({ ...NO_FILTERS, price }).priceRange).toEqual(expected);
});

it('the filter input has the field names of the schema', () => {
  expect(filterInput(all)).toEqual({
    hotel_class: [5, 4],
    hotel_rating: ['GOOD'],
    meal_preferences: ['Half Board'],
    free_cancellation: true,
    beds_for_all: true,
    amenities: ['WiFi', 'Spa'],
    areas: ['Jaffa'],
    priceRange: { min: 200, max: 950 },
    mapBox: { west: 34.7, south: 32, east: 34.9, north: 32.2 },
  });
});
