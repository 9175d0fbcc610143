import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NO_FILTERS } from './filters/filters.ts';
import { useLatestFilters } from './useLatestFilters.ts';

const open = () =>
  renderHook(() => ({ merged: useLatestFilters(NO_FILTERS), navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/first', '/second']}>{children}</MemoryRouter>,
  });
const withStars = { ...NO_FILTERS, stars: [5] };
const withFree = { ...NO_FILTERS, freeCancellation: true };

it('a change of filters is added to one that is in the URL but not rendered yet', () => {
  const { result } = open();
  result.current.merged(withStars);
  expect(result.current.merged(withFree)).toEqual({ ...withStars, freeCancellation: true });
});

it('an unrendered change of filters is dropped when the user goes back to an entry with the same filters', () => {
  const { result } = open();
  result.current.merged(withStars);
  act(() => void result.current.navigate(-1));
  expect(result.current.merged(withFree)).toEqual(withFree);
});
