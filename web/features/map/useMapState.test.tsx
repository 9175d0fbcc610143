import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { today } from '#i18n/dates/plain-date.ts';
import { readSearch } from '#lib/search/searchState.ts';
import { hotel } from './testing/factories.ts';
import { useMapSearch } from './useMapSearch.ts';
import { useMapState } from './useMapState.ts';

const haifa = { latitude: 32.8, longitude: 35, zoom: 13, box: [34.9, 32.7, 35.1, 32.9] } as const;
const hotels = [hotel('a'), hotel('b'), hotel('c')];

const useOpened = () => {
  const search = useMapSearch();
  return {
    ...useMapState(hotels, search),
    submit: search.submit,
    query: new URLSearchParams(useLocation().search),
  };
};

/** Renders the state of the map for this URL. */
const open = (address = '/HotelsMap?destination=Haifa') =>
  renderHook(useOpened, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });

it('a cluster that is pointed at highlights its hotels until the map shows another view', () => {
  const { result } = open();
  act(() => result.current.setActiveGroup(['a', 'b']));
  expect(result.current.activeGroup).toEqual(new Set(['a', 'b']));
  act(() => result.current.see(haifa));
  expect(result.current.activeGroup).toEqual(new Set());
});

it('a new view keeps the set of highlighted rows, so that none of them is rendered again', () => {
  const { result } = open();
  const lit = result.current.activeGroup;
  act(() => result.current.see(haifa));
  expect(result.current.activeGroup).toBe(lit);
});

describe('searching while the map moves', () => {
  it('is stored in the URL with the visible part, so that it is still on after a reload', () => {
    const { result } = open();
    act(() => result.current.see(haifa));
    act(() => result.current.setFollowing(true));
    const { query } = result.current;
    expect(Object.fromEntries(query)).toMatchObject({
      follow: '1',
      box: '34.9,32.7,35.1,32.9',
      view: '32.8,35,13',
    });
    const { result: again } = open(`/HotelsMap?${query}`);
    expect(again.current.isFollowing).toBe(true);
    act(() => again.current.setFollowing(false));
    expect(again.current.query.get('follow')).toBeNull();
    expect(again.current.query.get('box')).toBe('34.9,32.7,35.1,32.9');
  });

  it('ends when all hotels are shown again, and with a search of another place', () => {
    const address = '/HotelsMap?destination=Haifa&box=34.9,32.7,35.1,32.9&view=32.8,35,13&follow=1';
    const { result } = open(address);
    act(() => result.current.resetArea());
    expect(result.current.isFollowing).toBe(false);
    expect(result.current.query.get('box')).toBeNull();

    const { result: other } = open(address);
    const { criteria } = readSearch(new URLSearchParams({ destination: 'Eilat' }), today());
    act(() => other.current.submit(criteria));
    expect(other.current.isFollowing).toBe(false);
    expect(other.current.query.get('view')).toBeNull();
  });

  it('is off for a link that limits the results to no part of the map, until it is switched on', () => {
    const { result } = open('/HotelsMap?destination=Haifa&follow=1');
    expect(result.current.isFollowing).toBe(false);
    expect(result.current.canFollow).toBe(false);
    act(() => result.current.see(haifa));
    expect(result.current.canFollow).toBe(true);
    act(() => void result.current.searchArea());
    expect(result.current.query.get('box')).toBe('34.9,32.7,35.1,32.9');
    expect(result.current.isFollowing).toBe(false);
    act(() => result.current.setFollowing(true));
    expect(result.current.isFollowing).toBe(true);
  });

  it('is off for the hotels of a link, which are all loaded', () => {
    expect(open('/HotelsMap?ids=a,b&follow=1').result.current.isFollowing).toBe(false);
  });
});
