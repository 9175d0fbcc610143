import { describe, expect, it } from 'vitest';
import { defaultParty } from '../stay/guests/occupancy.ts';
import { NO_FILTERS } from './filters/filters.ts';
import {
  airportInput,
  criteriaInput,
  defaultCriteria,
  isOtherPlace,
  readSearch,
  type SearchState,
  writeSearch,
} from './searchState.ts';

const TODAY = '2026-05-11';
const read = (query: string) => readSearch(new URLSearchParams(query), TODAY);

const plain = (criteria = defaultCriteria(TODAY)): SearchState => ({
  criteria,
  filters: NO_FILTERS,
  sort: 'RECOMMENDED',
  page: 1,
});

const rich: SearchState = {
  criteria: {
    destination: 'Israel',
    countryCode: 'IL',
    cityCode: '130443',
    cityName: 'Tel Aviv',
    airport: 'TLV',
    checkIn: '2026-06-01',
    checkOut: '2026-06-04',
    party: { adults: 3, children: 2, childrenAges: [4, 9], infants: 1, rooms: 2 },
  },
  filters: {
    stars: [5, 3],
    quality: ['VERY_GOOD'],
    meals: ['Half Board'],
    freeCancellation: true,
    bedsForAll: true,
    amenities: ['WiFi', 'Pet Friendly'],
    areas: ['Jaffa', 'Saint-Germain-des-Pres'],
    price: { min: 200, max: 950, per: 'NIGHT' },
    box: [34.7, 32, 34.9, 32.2],
    near: { en: 'Hotel 3', he: 'מלון 3' },
  },
  sort: 'DISTANCE',
  page: 3,
};

describe('the URL of Discover', () => {
  it('without parameters is not a search and has the defaults: tomorrow to a week from today, two adults', () => {
    const search = read('');
    expect(search.isSearch).toBe(false);
    expect(search.criteria).toEqual(defaultCriteria(TODAY));
    expect(search.criteria).toMatchObject({
      checkIn: '2026-05-12',
      checkOut: '2026-05-18',
      party: defaultParty,
    });
    expect(search.areDatesReplaced).toBe(false);
  });

  it.each([
    ['rich', rich],
    ['default', plain(defaultCriteria(TODAY))],
    ['free text', plain({ ...defaultCriteria(TODAY), destination: 'Paris & France, 100%' })],
  ])('is read back as it was written: %s', (_, state) => {
    const { isSearch, areDatesReplaced, isPartyReplaced, ...back } = read(writeSearch(state).toString());
    expect(back).toEqual(state);
    expect(isSearch).toBe(true);
    expect({ areDatesReplaced, isPartyReplaced }).toEqual({
      areDatesReplaced: false,
      isPartyReplaced: false,
    });
  });

  it.each([
    ['min=300&max=1000', { min: 300, max: null, per: 'NIGHT' }],
    ['max=1430', NO_FILTERS.price],
    ['max=905', { min: 0, max: 905, per: 'NIGHT' }],
    ['max=1000&per=night', { min: 0, max: 1000, per: 'NIGHT' }],
    ['max=16000&per=stay', { min: 0, max: 16_000, per: 'STAY' }],
    ['min=900&max=100', { min: 100, max: 900, per: 'NIGHT' }],
    ['min=-5&max=9999999999&per=stay', { min: 0, max: null, per: 'STAY' }],
  ])('reads the price range %s', (query, price) => {
    expect(read(query).filters.price).toEqual(price);
  });

  it.each([
    { min: 0, max: 1000, per: 'NIGHT' },
    { min: 205, max: 2280, per: 'NIGHT' },
    { min: 0, max: 900, per: 'STAY' },
    { min: 1500, max: null, per: 'NIGHT' },
  ] as const)('keeps the price range %j', (price) => {
    const state = { ...plain(), filters: { ...NO_FILTERS, price } };
    expect(read(writeSearch(state).toString()).filters.price).toEqual(price);
  });

  it('leaves out defaults and uses the English keys', () => {
    expect(writeSearch(plain(defaultCriteria(TODAY))).toString()).toBe(
      'checkin=2026-05-12&checkout=2026-05-18&guests=2',
    );
    expect(writeSearch(rich).get('amenities')).toBe('WiFi,Pet Friendly');
    expect(writeSearch(rich).get('ages')).toBe('4,9');
  });

  it('ignores unknown parameters and values', () => {
    const search = read(
      'stars=0,1,5,9,x&quality=excellent,best&amenities=Sauna,wifi&sort=cheap&page=-2&lang=he',
    );
    expect(search.filters).toEqual({
      ...NO_FILTERS,
      stars: [5, 1],
      quality: ['EXCELLENT'],
      amenities: ['WiFi'],
    });
    expect(search).toMatchObject({ sort: 'RECOMMENDED', page: 1, isSearch: false });
  });

  it('has an airport, and the order by its distance, only together with a city', () => {
    const city = 'country=FR&city=131408&cityName=Paris';
    const paris = read(`${city}&airport=cdg&sort=AIRPORT`);
    expect(paris).toMatchObject({ criteria: { airport: 'CDG' }, sort: 'AIRPORT' });
    expect(airportInput(paris.criteria)).toEqual({ airport: 'CDG' });
    for (const query of [
      `${city}&sort=AIRPORT`,
      `${city}&airport=C1&sort=AIRPORT`,
      'airport=CDG&sort=AIRPORT',
    ]) {
      const search = read(query);
      expect(search).toMatchObject({ criteria: { airport: null }, sort: 'RECOMMENDED' });
      expect(airportInput(search.criteria)).toEqual({});
    }
  });

  it('refuses invalid codes', () => {
    expect(read('country=ISR&city=tel-aviv&cityName=Tel').criteria).toMatchObject({
      countryCode: null,
      cityCode: null,
      cityName: '',
    });
  });
});

describe('the dates of the URL', () => {
  it.each([
    ['both valid', 'checkin=2026-05-20&checkout=2026-05-22', '2026-05-20', '2026-05-22', false],
    ['today', 'checkin=2026-05-11&checkout=2026-05-12', '2026-05-11', '2026-05-12', false],
    ['past', 'checkin=2026-05-10&checkout=2026-05-12', '2026-05-12', '2026-05-18', true],
    ['not a date', 'checkin=soon&checkout=2026-05-30', '2026-05-12', '2026-05-18', true],
    ['30 February', 'checkin=2027-02-30&checkout=2027-03-02', '2026-05-12', '2026-05-18', true],
    ['only check-out', 'checkout=2026-05-30', '2026-05-12', '2026-05-18', true],
    ['only check-in', 'checkin=2026-05-20', '2026-05-20', '2026-05-26', false],
    [
      'early check-in alone keeps the default check-out',
      'checkin=2026-05-15',
      '2026-05-15',
      '2026-05-18',
      false,
    ],
    ['check-out before check-in', 'checkin=2026-05-20&checkout=2026-05-19', '2026-05-20', '2026-05-26', true],
    ['same day', 'checkin=2026-05-20&checkout=2026-05-20', '2026-05-20', '2026-05-26', true],
    ['31 nights', 'checkin=2026-05-20&checkout=2026-06-20', '2026-05-20', '2026-05-26', true],
    ['30 nights', 'checkin=2026-05-20&checkout=2026-06-19', '2026-05-20', '2026-06-19', false],
    ['too far ahead', 'checkin=2028-05-20&checkout=2028-05-22', '2026-05-12', '2026-05-18', true],
  ])('are read: %s', (_, query, checkIn, checkOut, areDatesReplaced) => {
    const search = read(query);
    expect(search.criteria).toMatchObject({ checkIn, checkOut });
    expect(search.areDatesReplaced).toBe(areDatesReplaced);
  });
});

it('a guest split that contradicts the total is ignored', () => {
  expect(read('guests=4&adults=2&children=1&ages=7').criteria.party).toMatchObject({
    adults: 4,
    children: 0,
  });
  expect(read('guests=4&adults=2&children=2&ages=2,7').criteria.party).toMatchObject({
    adults: 2,
    children: 2,
  });
});

it('the search is sent with the split of the guests', () => {
  expect(criteriaInput(rich.criteria)).toEqual({
    location: 'Israel',
    countryCode: 'IL',
    cityCode: '130443',
    cityName: 'Tel Aviv',
    stay: {
      checkIn: '2026-06-01',
      checkOut: '2026-06-04',
      occupancy: { adults: 3, children: 2, childrenAges: [4, 9], infants: 1, rooms: 2 },
    },
  });
});

describe('the place of a search', () => {
  const haifa = { destination: 'Israel', countryCode: 'IL', cityCode: '1', cityName: 'Haifa', airport: null };
  const country = { ...haifa, cityCode: null, cityName: '' };

  it.each([
    ['another city', haifa, { ...haifa, cityCode: '2' }, true],
    ['its country', haifa, country, true],
    ['another country', country, { ...country, destination: 'Italy', countryCode: 'IT' }, true],
    [
      'other words',
      { ...country, countryCode: null },
      { ...country, countryCode: null, destination: 'x' },
      true,
    ],
    ['the same city under another name', haifa, { ...haifa, cityName: 'Hefa' }, false],
    ['the same country', country, { ...country }, false],
  ])('is compared with %s', (_, one, other, isOther) => {
    expect(isOtherPlace(one, other)).toBe(isOther);
  });
});
