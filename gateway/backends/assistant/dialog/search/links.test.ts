import { describe, expect, it } from 'vitest';
import type { PriceRange } from '#models/search/offer-wishes.ts';
import type { HotelQuery } from '../../tools/tools.ts';
import { hotelPath, readPage, searchPath } from './links.ts';
import { noWishes } from '../state.ts';

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
    bedsForAll: true,
    price: { min: 200, max: 600, per: 'NIGHT' },
    near: null,
    sort: 'PRICE_ASC',
  },
};

describe('the URL', () => {
  it('of a list is read back as the same search', () => {
    const page = readPage(searchPath(query), today);
    expect(page).toEqual({
      isSearch: true,
      hotelId: null,
      bookingId: null,
      place: { kind: 'city', code: '126', countryCode: 'IT' },
      placeWords: ['Rome', 'Italy'],
      days: { checkIn: '2026-12-10', checkOut: '2026-12-14' },
      party: { adults: 2, childrenAges: [4, 7], infants: 1, rooms: 2 },
      wishes: query.wishes,
      isNotReproducible: false,
      roomWishes: null,
    });
  });

  it.each([
    [{ en: 'Hotel Artemide', he: 'מלון ארטמידה' }, ['Hotel Artemide', 'מלון ארטמידה']],
    [{ en: 'Hotel Artemide', he: null }, ['Hotel Artemide', null]],
    [{ en: null, he: 'מלון ארטמידה' }, ['מלון ארטמידה', null]],
  ] as const)('of a list around a hotel has its names in both languages: %j as %j', (name, written) => {
    const near = { name, box: { south: 41.8, north: 41.9, west: 12.4, east: 12.6 } };
    const path = searchPath({ ...query, wishes: { ...noWishes, near } });
    const { searchParams } = new URL(path, 'http://localhost');
    expect([searchParams.get('near'), searchParams.get('nearHe')]).toEqual(written);
    expect(searchParams.get('box')).toBe('12.4000,41.8000,12.6000,41.9000');
  });

  it.each<[string, PriceRange, string]>([
    ['a night up to an amount', { min: 0, max: 900, per: 'NIGHT' }, '&max=900'],
    ['a night up to 2280 shekels', { min: 0, max: 2_280, per: 'NIGHT' }, '&max=2280&per=night'],
    ['a night up to 1000 shekels', { min: 0, max: 1_000, per: 'NIGHT' }, '&max=1000&per=night'],
    ['a night from an amount', { min: 300, max: null, per: 'NIGHT' }, '&min=300'],
    ['a stay up to an amount of five digits', { min: 0, max: 16_000, per: 'STAY' }, '&max=16000&per=stay'],
    ['a stay up to a small amount', { min: 0, max: 900, per: 'STAY' }, '&max=900&per=stay'],
    ['a stay between two amounts', { min: 500, max: 900, per: 'STAY' }, '&min=500&max=900&per=stay'],
  ])('of a list keeps the price of %s', (_, price, written) => {
    const path = searchPath({ ...query, wishes: { ...noWishes, price } });
    expect(path).toContain(written);
    expect(readPage(path, today).wishes).toEqual({ ...noWishes, price });
  });

  it('of a hotel contains a minimum price, with the maximum and their unit', () => {
    const price = { min: 5_000, max: 16_000, per: 'STAY' } as const;
    const path = hotelPath('11', {
      ...query.stay,
      roomWishes: { meals: [], freeCancellation: false, bedsForAll: false, price },
    });
    expect(path).toContain('&min=5000&max=16000&per=stay');
    expect(readPage(path, today).roomWishes).toEqual({
      meals: [],
      freeCancellation: false,
      bedsForAll: false,
      price,
    });
  });

  it.each([
    ['max=1000', null],
    ['max=1000&per=night', { min: 0, max: 1_000, per: 'NIGHT' }],
    ['max=900&per=week', { min: 0, max: 900, per: 'NIGHT' }],
    ['min=900&max=300&per=stay', { min: 300, max: 900, per: 'STAY' }],
    ['min=-5&max=1e9&per=stay', null],
    ['min=0&per=stay', null],
  ])('with %s gives the same price range as on the page', (query, price) => {
    expect(readPage(`/Discover?country=IT&${query}`, today).wishes).toEqual({ ...noWishes, price });
  });

  it('of a hotel contains the wishes for its room, and is read back', () => {
    const asked = { meals: ['Half Board'], freeCancellation: true, bedsForAll: true };
    const path = hotelPath('11', { ...query.stay, roomWishes: asked });
    expect(path).toContain('&meals=Half+Board&freeCancellation=true&bedsForAll=true');
    expect(readPage(path, today)).toMatchObject({
      isSearch: false,
      hotelId: '11',
      wishes: null,
      roomWishes: { meals: ['Half Board'], freeCancellation: true, bedsForAll: true, price: null },
    });
  });

  it('of a hotel contains the stay, or only the hotel', () => {
    expect(hotelPath('11', query.stay)).toBe(
      '/Hotel?id=11&checkin=2026-12-10&checkout=2026-12-14&guests=4&adults=2&children=2&ages=4%2C7&infants=1&rooms=2',
    );
    expect(hotelPath('11', null)).toBe('/Hotel?id=11');
  });

  it.each([
    ['/Discover', null, null],
    ['/Hotel?id=11&checkin=2020-01-01&checkout=2020-01-02', '11', null],
    ['/Hotel?id=11&checkin=nonsense&checkout=2026-12-02', '11', null],
    [
      '/Hotel?id=11&checkin=2026-12-01&checkout=2026-12-02',
      '11',
      { checkIn: '2026-12-01', checkOut: '2026-12-02' },
    ],
    ['/Bookings', null, null],
    ['', null, null],
    ['?%%%=&&', null, null],
  ])('%s is not a search, and gives its hotel and only valid days', (path, hotelId, days) => {
    expect(readPage(path, today)).toMatchObject({ isSearch: false, hotelId, days });
  });

  it('of a list is read with known filters only', () => {
    const path =
      '/Discover?country=IT&destination=Italy&amenities=Pool,Helipad&meals=Gold&quality=GOOD,EXCELLENT&max=1000&min=0&sort=up';
    expect(readPage(path, today).wishes).toEqual({ ...noWishes, amenities: ['Pool'], rating: 'GOOD' });
  });
});
