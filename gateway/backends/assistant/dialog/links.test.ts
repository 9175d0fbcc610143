import { describe, expect, it } from 'vitest';
import type { HotelQuery } from '../tools/tools.ts';
import { hotelPath, readPage, searchPath, stepDown, stepUp } from './links.ts';
import { noWishes } from './state.ts';

const today = '2026-11-21';
const query: Omit<HotelQuery, 'page'> = {
  place: {
    kind: 'city',
    code: '126',
    name: { en: 'Rome', he: 'רומא' },
    countryCode: 'IT',
    countryName: { en: 'Italy', he: 'איטליה' },
  },
  stay: {
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
    adults: 2,
    childrenAges: [4, 7],
    infants: 1,
    rooms: 2,
  },
  wishes: {
    stars: [4, 5],
    rating: 'VERY_GOOD',
    meals: ['Half Board'],
    amenities: ['Pool', 'Pet Friendly'],
    freeCancellation: true,
    minPerNight: 200,
    maxPerNight: 600,
    sort: 'PRICE_ASC',
  },
};

describe('addresses', () => {
  it('of a list is read back as the same search', () => {
    const page = readPage(searchPath(query), today);
    expect(page).toEqual({
      page: 'search',
      hotelId: null,
      bookingId: null,
      place: { kind: 'city', code: '126', countryCode: 'IT' },
      placeWords: ['Rome', 'Italy'],
      days: { checkIn: '2026-12-10', checkOut: '2026-12-14' },
      party: { adults: 2, childrenAges: [4, 7], infants: 1, rooms: 2 },
      wishes: query.wishes,
      asked: null,
    });
  });

  it('of a list whose most is above what it filters by says the order that keeps to it', () => {
    const wishes = { ...noWishes, maxPerNight: 1_500 };
    expect(readPage(searchPath({ ...query, wishes }), today).wishes).toEqual({
      ...noWishes,
      sort: 'PRICE_ASC',
    });
  });

  it('of a hotel carries what its room was asked for, and is read back', () => {
    const asked = { plans: ['Half Board'], isCancellable: true };
    const path = hotelPath('11', { ...query.stay, asked });
    expect(path).toContain('&meals=Half+Board&freeCancellation=true');
    expect(readPage(path, today)).toMatchObject({
      page: 'hotel',
      wishes: null,
      asked: { meals: ['Half Board'], freeCancellation: true },
    });
  });

  it('of a hotel carries the stay, or nothing but the hotel', () => {
    expect(hotelPath('11', query.stay)).toBe(
      '/Hotel?id=11&checkin=2026-12-10&checkout=2026-12-14&guests=4&adults=2&children=2&ages=4%2C7&infants=1&rooms=2',
    );
    expect(hotelPath('11', null)).toBe('/Hotel?id=11');
  });

  it.each([
    ['/Discover', 'other', null],
    ['/Hotel?id=11&checkin=2020-01-01&checkout=2020-01-02', 'hotel', null],
    ['/Hotel?id=11&checkin=nonsense&checkout=2026-12-02', 'hotel', null],
    [
      '/Hotel?id=11&checkin=2026-12-01&checkout=2026-12-02',
      'hotel',
      { checkIn: '2026-12-01', checkOut: '2026-12-02' },
    ],
    ['/Bookings', 'bookings', null],
    ['', 'other', null],
    ['?%%%=&&', 'other', null],
  ])('%s', (path, kind, days) => {
    expect(readPage(path, today)).toMatchObject({ page: kind, days });
  });

  it('knows only the filters of the list', () => {
    const path =
      '/Discover?country=IT&destination=Italy&amenities=Pool,Helipad&meals=Gold&quality=GOOD,EXCELLENT&max=1000&min=0&sort=up';
    expect(readPage(path, today).wishes).toEqual({ ...noWishes, amenities: ['Pool'], rating: 'GOOD' });
  });

  it('rounds prices so that nobody pays more than he said', () => {
    expect([595, 600, 9, 0].map(stepDown)).toEqual([590, 600, 9, 0]);
    expect([201, 200].map(stepUp)).toEqual([210, 200]);
  });
});
