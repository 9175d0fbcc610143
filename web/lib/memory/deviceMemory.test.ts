import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearMemory,
  storeDraftId,
  storeSearch,
  storeVisit,
  leaveMemory,
  readMemory,
  watchMemory,
} from './deviceMemory.ts';
import { upcomingDates } from './upcomingDates.ts';

const hotel = (id: string, totalMinor = 0) => ({
  id,
  name: { en: `Hotel ${id}`, he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  picture: '/stock/sea.svg',
  price:
    totalMinor > 0
      ? { totalMinor, checkIn: '2026-12-01', checkOut: '2026-12-03', readAt: '2026-11-20T10:00:00.000Z' }
      : null,
});

let now = 1_000;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const idsOf = (viewerId: string | null) => readMemory(viewerId).hotels.map(({ id }) => id);

it('the memory of the device has the last search and the last six hotels, latest first and without duplicates', () => {
  storeSearch(null, 'destination=Rome');
  storeSearch(null, 'destination=Haifa');
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) storeVisit(null, hotel(id));
  expect(readMemory(null).search?.query).toBe('destination=Haifa');
  expect(idsOf(null)).toEqual(['3', '7', '6', '5', '4', '2']);
});

it('the memory of the device keeps the last known price of a hotel until a new one is seen', () => {
  storeVisit(null, hotel('1', 50_000));
  storeVisit(null, hotel('1'));
  expect(readMemory(null).hotels[0]?.price?.totalMinor).toBe(50_000);
  storeVisit(null, hotel('1', 40_000));
  expect(readMemory(null).hotels[0]?.price?.totalMinor).toBe(40_000);
});

it("the memory of the device shows a member's data to no one else, and a visitor's also to a member who signs in", () => {
  storeVisit(null, hotel('1'));
  storeVisit('maya', hotel('2'));
  storeSearch('maya', 'destination=Rome');
  expect(idsOf('maya')).toEqual(['2', '1']);
  expect(idsOf('dan')).toEqual(['1']);
  expect(readMemory('dan').search).toBeNull();
  expect(idsOf(null)).toEqual(['1']);
});

it('the memory of a member is deleted on signing out, and the open page is not stored for the next person', () => {
  window.history.replaceState(null, '', '/Hotel?id=2');
  storeVisit('maya', hotel('2'));
  storeVisit('dan', hotel('3'));
  leaveMemory('maya');
  storeVisit(null, hotel('2'));
  expect(idsOf('maya')).toEqual([]);
  expect(idsOf('dan')).toEqual(['3']);
  window.history.replaceState(null, '', '/Hotel?id=4');
  storeVisit(null, hotel('4'));
  expect(idsOf(null)).toEqual(['4']);
});

it('clearing the memory of the device deletes the data that this person sees, but not that of others', () => {
  storeSearch(null, 'destination=Rome');
  storeVisit('maya', hotel('2'));
  storeVisit('dan', hotel('3'));
  localStorage.setItem('solera.places', '[{"kind":"CITY"}]');
  clearMemory('maya');
  expect(readMemory('maya')).toEqual({ search: null, hotels: [], draftId: null });
  expect(idsOf('dan')).toEqual(['3']);
  expect(localStorage.getItem('solera.places')).toBe('[]');
});

it('clearing the memory of the device keeps the booking that a visitor started', () => {
  storeDraftId('b-7');
  storeVisit(null, hotel('1'));
  clearMemory(null);
  expect(readMemory(null)).toEqual({ search: null, hotels: [], draftId: 'b-7' });
});

it('the memory of the device works without a storage', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  storeSearch(null, 'destination=Rome');
  storeVisit(null, hotel('1'));
  clearMemory(null);
  leaveMemory('maya');
  expect(readMemory(null)).toEqual({ search: null, hotels: [], draftId: null });
});

it.each(['nonsense', '[]', '{"search":{"query":1},"hotels":[{"id":"1"},7,null]}', '{"hotels":{}}'])(
  'a stored value that cannot be read counts as missing: %s',
  (kept) => {
    localStorage.setItem('solera.memory', kept);
    expect(readMemory(null)).toEqual({ search: null, hotels: [], draftId: null });
  },
);

it('the memory of the device contains no picture of another origin', () => {
  const kept = { ...hotel('1'), picture: '//elsewhere.example/x.png', at: 1 };
  localStorage.setItem('solera.memory', JSON.stringify({ hotels: [kept] }));
  expect(readMemory(null).hotels[0]?.picture).toBeNull();
});

it('the memory of the device is read again after another tab has changed it', () => {
  const changed = vi.fn<() => void>();
  const stop = watchMemory('maya', changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'solera.memory.maya' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'solera.memory' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'solera.memory.dan' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'solera.memory' }));
  expect(changed).toHaveBeenCalledTimes(2);
});

it.each([
  ['2026-11-26', '2026-11-28', '2026-11-26', '2026-11-28', false],
  ['2026-11-25', '2026-11-28', '2026-12-02', '2026-12-05', true],
  ['2026-11-19', '2026-11-21', '2026-11-26', '2026-11-28', true],
  ['2025-01-02', '2025-01-04', '2026-11-26', '2026-11-28', true],
])(
  'a stay from %s to %s is searched from %s to %s on 26 November',
  (checkIn, checkOut, from, to, isMoved) => {
    expect(upcomingDates({ checkIn, checkOut }, '2026-11-26')).toEqual({
      checkIn: from,
      checkOut: to,
      isMoved,
    });
  },
);
