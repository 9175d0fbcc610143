import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Filters, NO_FILTERS } from '#lib/search/filters/filters.ts';
import { readSearch } from '#lib/search/searchState.ts';
import { openSearch } from '../testing/openSearch.tsx';

const changes: Partial<Filters>[] = [
  { stars: [5] },
  { quality: ['EXCELLENT'] },
  { meals: ['Half Board'] },
  { freeCancellation: true },
  { bedsForAll: true },
  { amenities: ['Spa'] },
  { areas: ['Trastevere'] },
  { price: { min: 0, max: 400, per: 'NIGHT' } },
  { box: [12.4, 41.8, 12.6, 42] },
];
const nameOf = (change: Partial<Filters>) => Object.keys(change).join();
const pairs = changes.flatMap((first) =>
  changes
    .filter((second) => second !== first)
    .map((second) => [nameOf(first), nameOf(second), first, second] as const),
);

const open = () => {
  const { params, ...search } = openSearch();
  return { ...search, inAddress: () => readSearch(params(), '2026-01-01').filters };
};

it.each(pairs)('%s and then %s are both applied', (_one, _other, first, second) => {
  const slow = open();
  act(() => slow.search().setFilters({ ...slow.search().filters, ...first }));
  act(() => slow.search().setFilters({ ...slow.search().filters, ...second }));
  expect(slow.inAddress()).toMatchObject({ ...first, ...second });
});

it.each(pairs)(
  '%s and %s, changed before the next render, are both applied',
  (_one, _other, first, second) => {
    const { search, inAddress } = open();
    const { filters, setFilters } = search();
    act(() => {
      setFilters({ ...filters, ...first });
      setFilters({ ...filters, ...second });
    });
    expect(inAddress()).toMatchObject({ ...first, ...second });
  },
);

it.each(changes.filter((change) => !('areas' in change) && !('box' in change)))(
  'selecting a part of the city keeps the filter %j, also after Back',
  async (change) => {
    const { search, inAddress, go } = open();
    act(() => search().setFilters({ ...search().filters, ...change }));
    act(() => search().submit(search().criteria, { area: 'Trastevere' }));
    expect(inAddress()).toMatchObject({ ...change, areas: ['Trastevere'] });
    await act(async () => go(-1));
    expect(inAddress()).toMatchObject(change);
  },
);

it('clearing all filters also clears one that has not been rendered yet', () => {
  const { search, inAddress } = open();
  const { filters, setFilters } = search();
  act(() => {
    setFilters({ ...filters, freeCancellation: true });
    setFilters(NO_FILTERS);
  });
  expect(inAddress()).toEqual(NO_FILTERS);
});
