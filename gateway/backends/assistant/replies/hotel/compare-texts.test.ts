import { describe, expect, it } from 'vitest';
import type { FoundOffer, HotelFacts, HotelOffers } from '../../tools/tools.ts';
import { comparison } from './compare-texts.ts';

const ils = (shekels: number) => ({ amountMinor: shekels * 100, currency: 'ILS' });
const hotel = (name: string): HotelFacts => ({
  id: name,
  name: { en: name, he: null },
  city: 'Rome',
  country: 'Italy',
  coordinates: null,
  address: '',
  stars: null,
  rating: null,
  reviewCount: null,
  amenities: [],
  checkInTime: null,
  checkOutTime: null,
  where: { metersToCentre: null, part: null, metersToSea: null, station: null, airport: null },
});
const offer = (shekels: number, mealPlan: string): FoundOffer => ({
  roomNames: ['Room'],
  roomNamesHe: [null],
  pricePerNight: ils(shekels / 2),
  total: ils(shekels),
  fullCost: ils(shekels),
  mealPlan,
  mealChoices: [mealPlan],
  isFree: true,
  freeUntil: null,
  steps: [],
  propertyFees: [],
  roomsLeft: null,
});
const found = (matching: number, offers: readonly FoundOffer[]): HotelOffers => ({
  stay: {
    checkIn: '2026-12-10',
    checkOut: '2026-12-12',
    adults: 2,
    childrenAges: [],
    infants: 0,
    rooms: 1,
    roomWishes: { meals: ['Breakfast Included'], freeCancellation: false, bedsForAll: false },
  },
  nights: 2,
  matching,
  offers,
  pricedAt: '2026-11-21T12:32:00.000Z',
  isStale: false,
});

it('a comparison shows the rooms that meet the wishes, and says which hotel has none', () => {
  const text = comparison(
    [
      { hotel: hotel('Alba'), found: found(0, [offer(300, 'Room only')]) },
      { hotel: hotel('Bora'), found: found(1, [offer(700, 'Breakfast Included'), offer(500, 'Room only')]) },
    ],
    { things: ['Pool'], distanceTo: 'centre', by: 'distance' },
  )('en');
  expect(text).toContain('None of them lists a pool');
  expect(text).toContain('I don’t know their distance');
  expect(text).toContain('Side by side, for 10 Dec 2026 to 12 Dec 2026');
  expect(text).toContain('with breakfast included:');
  expect(text).toMatch(/\[Alba\]\([^)]*meals=Breakfast\+Included\): no room with breakfast included/);
  expect(text).toMatch(/\[Bora\]\([^)]*\): ₪700 for 2 nights/);
  expect(text).toContain('The cheaper one is Bora.');
});

it('a comparison of distances lists the nearest hotel first, and hotels of unknown distance last', () => {
  const at = (name: string, metersToCentre: number, metersToSea: number | null): HotelFacts => ({
    ...hotel(name),
    where: { ...hotel(name).where, metersToCentre, metersToSea },
  });
  const compared = (distanceTo: 'centre' | 'sea') =>
    comparison(
      [
        { hotel: at('Alba', 1_200, 300), found: found(1, [offer(300, 'Breakfast Included')]) },
        { hotel: at('Bora', 450, null), found: found(1, [offer(700, 'Breakfast Included')]) },
      ],
      { things: [], distanceTo, by: 'distance' },
    )('en');
  expect(compared('centre')).toContain(
    'Bora is closer to the centre. In a straight line to the centre: Bora 450 m and Alba 1.2 km.',
  );
  expect(compared('sea')).not.toContain('closer');
  expect(compared('sea')).toContain('In a straight line to the sea: Alba 300 m. Of Bora I don’t know it.');
});

describe('the hotel with the lower total price', () => {
  const withFees = { ...offer(600, 'Breakfast Included'), fullCost: ils(800) };
  const sides = [
    { hotel: hotel('Alba'), found: found(1, [withFees]) },
    { hotel: hotel('Bora'), found: found(1, [offer(700, 'Breakfast Included')]) },
  ];
  const asked = { things: [], distanceTo: null, by: 'price' } as const;

  it('is named as the cheaper hotel, and the total at the other one follows', () => {
    const text = comparison(sides, asked)('en');
    expect(text).toContain('The cheaper one is Bora.');
    expect(text).toMatch(
      /\[Alba\]\([^)]*\): ₪600 for 2 nights, ₪800 in the end with what is paid at the hotel,/,
    );
    expect(text).toMatch(/\[Bora\]\([^)]*\): ₪700 for 2 nights, breakfast/);
  });

  it('is called cheaper in Hebrew too', () => {
    const text = comparison(sides, asked)('he').replace(/[\u200e\u200f\u2066-\u2069]/gu, '');
    expect(text).toContain('הזול יותר הוא Bora.');
    expect(text).toMatch(/₪\s?800|800\s?₪/u);
    expect(text).toContain('בסופו של דבר עם מה שמשלמים במלון');
    expect(text.match(/בסופו של דבר/gu)).toHaveLength(1);
  });
});
