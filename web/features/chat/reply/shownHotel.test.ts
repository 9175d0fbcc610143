import { expect, it } from 'vitest';
import { mapOfHotels } from './shownHotel.ts';

const stay = 'checkin=2026-12-01&checkout=2026-12-03&guests=2&adults=2';

it('several hotels of a reply share the URL of one map, with their stay', () => {
  const url = mapOfHotels([`/Hotel?id=h1&${stay}`, `/Hotel?id=h2&${stay}`, '/Attractions']);
  expect(url?.split('?')[0]).toBe('/HotelsMap');
  expect(Object.fromEntries(new URLSearchParams(url?.split('?')[1]))).toEqual({
    ids: 'h1,h2',
    checkin: '2026-12-01',
    checkout: '2026-12-03',
    guests: '2',
    adults: '2',
  });
});

it.each([[[]], [[`/Hotel?id=h1&${stay}`]], [['/Attractions', '/Hotel?id=h1']]])(
  'no map is shown for the links %j',
  (hrefs) => {
    expect(mapOfHotels(hrefs)).toBeNull();
  },
);
