import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Filters, NO_FILTERS } from '#lib/search/filters/filters.ts';
import { openSearch } from '../testing/openSearch.tsx';

const upTo = (max: number | null): Partial<Filters> => ({ price: { min: 0, max, per: 'NIGHT' } });

const open = () => {
  const { search, go, params } = openSearch();
  return {
    search,
    /** Changes filters one after the other, each after the previous change was rendered. */
    filter: (...changes: Partial<Filters>[]) => {
      for (const change of changes) act(() => search().setFilters({ ...search().filters, ...change }));
    },
    back: () => act(async () => go(-1)),
    chosen: params,
  };
};

it('Back undoes one filter after the other', async () => {
  const { filter, back, chosen } = open();
  filter({ stars: [5] }, { freeCancellation: true });
  await back();
  expect(chosen().get('stars')).toBe('5');
  expect(chosen().get('freeCancellation')).toBeNull();
  await back();
  expect(chosen().get('stars')).toBeNull();
  expect(chosen().get('city')).toBe('3169070');
});

it('Back restores all filters that were cleared at once, then the previous sort order', async () => {
  const { search, filter, back, chosen } = open();
  filter({ stars: [5] }, { meals: ['Half Board'] });
  act(() => search().setSort('PRICE_ASC'));
  act(() => search().setFilters(NO_FILTERS));
  await back();
  expect(chosen().get('stars')).toBe('5');
  expect(chosen().get('sort')).toBe('PRICE_ASC');
  await back();
  expect(chosen().get('meals')).toBe('Half Board');
  expect(chosen().get('sort')).toBeNull();
});

it('all consecutive changes of the budget are undone in one step', async () => {
  const { filter, back, chosen } = open();
  filter({ stars: [4] }, upTo(900), upTo(950), { price: { min: 0, max: 6650, per: 'STAY' } });
  expect(chosen().get('max')).toBe('6650');
  await back();
  expect(chosen().get('max')).toBeNull();
  expect(chosen().get('stars')).toBe('4');
});

it.each<[string, Partial<Filters>]>([
  ['another filter', { stars: [5] }],
  ['the removal of the budget', upTo(null)],
])('a budget that follows a budget and %s is a separate step', async (_what, between) => {
  const { filter, back, chosen } = open();
  filter(upTo(900), between, upTo(500));
  await back();
  await back();
  expect(chosen().get('max')).toBe('900');
});

it('a budget restored by Back keeps its own history entry when another budget is set', async () => {
  const { filter, back, chosen } = open();
  filter(upTo(900), { stars: [5] });
  await back();
  filter(upTo(500));
  await back();
  expect(chosen().get('max')).toBe('900');
});

it('two changes of the budget before the first is rendered are one step', async () => {
  const { search, filter, back, chosen } = open();
  filter({ stars: [4] });
  act(() => {
    const { setFilters, filters } = search();
    setFilters({ ...filters, ...upTo(9) });
    setFilters({ ...filters, ...upTo(900) });
  });
  expect(chosen().get('max')).toBe('900');
  await back();
  expect(chosen().get('max')).toBeNull();
  expect(chosen().get('stars')).toBe('4');
});
