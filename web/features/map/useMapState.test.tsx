import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { hotel } from './testing/factories.ts';
import { useMapSearch } from './useMapSearch.ts';
import { useMapState } from './useMapState.ts';

const hotels = [hotel('a'), hotel('b'), hotel('c')];

/** What the map has chosen and lit, on its page. */
const open = () =>
  renderHook(() => useMapState(hotels, useMapSearch()), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/HotelsMap?destination=Haifa']}>{children}</MemoryRouter>
    ),
  });

it('a cluster that is pointed at lights its hotels until the map shows another view', () => {
  const { result } = open();
  act(() => result.current.setActiveGroup(['a', 'b']));
  expect(result.current.activeGroup).toEqual(new Set(['a', 'b']));
  act(() => result.current.see([34.9, 32.7, 35.1, 32.9]));
  expect(result.current.activeGroup).toEqual(new Set());
});

it('a view that takes no lit cluster apart leaves the lit rows as they are, so that none is drawn again', () => {
  const { result } = open();
  const lit = result.current.activeGroup;
  act(() => result.current.see([34.9, 32.7, 35.1, 32.9]));
  expect(result.current.activeGroup).toBe(lit);
});
