import { expect, it } from 'vitest';
import type { PlannedHotel } from '../planned-hotel.ts';
import type { LiveSearch } from './live-search.ts';
import { createFollowedSearches } from './followed-searches.ts';

/** A search with this many hotels. @param onClosed called when it is closed */
function searchOf(hotels: number, onClosed: () => void = () => undefined): LiveSearch {
  const nothing = () => Promise.resolve();
  const planned: PlannedHotel[] = Array.from({ length: hotels }, (_, at) => ({
    code: String(at),
    name: '',
    city: '',
    country: '',
    stars: null,
    coordinates: null,
    tripAdvisorRating: null,
    amenities: null,
  }));
  return {
    runner: {
      nights: 1,
      rowKey: (id) => id,
      subscribe: () => onClosed,
      peek: () => Promise.resolve([]),
      run: () => Promise.reject(new Error('nothing is asked for')),
      readMissingAmenities: () => Promise.resolve(null),
      clearFailures: nothing,
      forget: nothing,
    },
    state: () => {
      throw new Error('nobody looks at it');
    },
    startedAt: 0,
    listed: Promise.resolve(),
    firstResult: Promise.resolve(),
    nextChange: nothing,
    retry: nothing,
    adoptFailed: nothing,
    refetch: nothing,
    hotels: () => planned,
    close: onClosed,
  };
}

it('a process stores at most 2,666 searches without hotels, and closes those that it evicts', () => {
  const searches = createFollowedSearches();
  let closed = 0;
  for (let at = 0; at < 10_000; at += 1)
    searches.set(String(at), { live: searchOf(0, () => (closed += 1)), openedAt: at });
  expect([searches.size, closed]).toEqual([2_666, 10_000 - 2_666]);
});

it('a process stores at most 634 searches of 240 hotels', () => {
  const searches = createFollowedSearches();
  for (let at = 0; at < 1_000; at += 1) searches.set(String(at), { live: searchOf(240), openedAt: at });
  expect(searches.size).toBe(634);
});
