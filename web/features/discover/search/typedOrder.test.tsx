import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readSearch } from '#lib/search/searchState.ts';
import { openSearch } from '../testing/openSearch.tsx';

const open = () => {
  const { params, search, go } = openSearch();
  return { search, go, order: () => readSearch(params(), '2026-01-01').sort };
};
const london = { cityCode: '2643743', cityName: 'London', countryCode: 'GB', destination: 'United Kingdom' };

it('a sort order from a sentence is reset by the next sentence', () => {
  const { search, order } = open();
  act(() => search().submit(search().criteria, { words: 'cheap hotel in Rome', order: 'PRICE_ASC' }));
  expect(order()).toBe('PRICE_ASC');
  act(() => search().submit({ ...search().criteria, ...london }, { words: 'London' }));
  expect(order()).toBe('RECOMMENDED');
});

it('a sort order from a sentence is reset when another place is selected, even after a change of filters', () => {
  const { search, order } = open();
  act(() => search().submit(search().criteria, { words: 'Rome near the centre', order: 'DISTANCE' }));
  act(() => search().setFilters({ ...search().filters, freeCancellation: true }));
  expect(order()).toBe('DISTANCE');
  act(() => search().submit({ ...search().criteria, ...london }));
  expect(order()).toBe('RECOMMENDED');
});

it('a sort order from a sentence stays when only the dates change', () => {
  const { search, order } = open();
  act(() => search().submit(search().criteria, { words: 'cheap hotel in Rome', order: 'PRICE_ASC' }));
  act(() => search().submit({ ...search().criteria, checkIn: '2026-06-01', checkOut: '2026-06-03' }));
  expect(order()).toBe('PRICE_ASC');
});

it('a sort order selected in the control stays after the next sentence', () => {
  const { search, order } = open();
  act(() => search().submit(search().criteria, { words: 'cheap hotel in Rome', order: 'PRICE_ASC' }));
  act(() => search().setSort('DISTANCE'));
  act(() => search().submit({ ...search().criteria, ...london }, { words: 'London' }));
  expect(order()).toBe('DISTANCE');
});

it('a sort order selected in the control stays even if a sentence has named the same order', () => {
  const { search, order } = open();
  act(() => search().setSort('PRICE_ASC'));
  act(() => search().submit(search().criteria, { words: 'cheap hotel in Rome', order: 'PRICE_ASC' }));
  act(() => search().submit({ ...search().criteria, ...london }, { words: 'London' }));
  expect(order()).toBe('PRICE_ASC');
});
