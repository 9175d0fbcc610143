import { assert, integer, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amenityKeys, amenityList } from './amenity-keys.ts';
import { usableCoordinates } from './coordinates.ts';
import { mealKeyOf, mealLevel, mealPlanOf } from './meal-keys.ts';
import { addDays, dayNumber, nightsBetween } from '../stay/nights.ts';
import { roomGuests, roomParties } from '../stay/occupancy.ts';
import { qualityBand, qualityOf, starsOf, trustedScore } from './quality.ts';

describe('the amenities of a hotel', () => {
  it.each([
    ['Free WiFi', ['WiFi']],
    ['Wi-Fi in rooms', ['WiFi']],
    ['Outdoor swimming pool', ['Pool']],
    ['Pool table', []],
    ['Fitness facilities', ['Gym']],
    ['Full-service spa', ['Spa']],
    ['2 restaurants', ['Restaurant']],
    ['Mini bar', []],
    ['Poolside bar', ['Bar']],
    ['Snack bar/deli', []],
    ['Pets allowed', ['Pet Friendly']],
    ['Pets allowed - no', []],
    ['No pets', []],
    ['Pool (closed for winter)', []],
    ['Free self parking', ['Parking']],
    ['Business centre', ['Business Center']],
    ['24-hour room service', ['Room Service']],
    ['Barbecue grill', []],
    ['Space heater', []],
  ])('are found in “%s”', (text, keys) => {
    expect(amenityKeys([text])).toEqual(keys);
  });
  it('are listed with known keys first, without negations and duplicates', () => {
    expect(amenityList(['Garden', 'Free WiFi', 'Pool - no', 'Garden', 'Wifi'])).toEqual(['WiFi', 'Garden']);
  });
});

describe('the meal plan of an offer', () => {
  it.each([
    ['Room_Only', 'Room only', null],
    ['BreakFast', 'Breakfast Included', 'Breakfast Included'],
    ['Breakfast_For_2', 'Breakfast Included', 'Breakfast Included'],
    ['BreakFast_Lunch', 'Breakfast and lunch', 'Breakfast Included'],
    ['Half_Board', 'Half Board', 'Half Board'],
    ['Full_Board', 'Full Board', 'Full Board'],
    ['All_Inclusive_All_Meal', 'All Inclusive', 'All Inclusive'],
    ['Lunch', 'Lunch', null],
    ['Dinner', 'Dinner', null],
    ['Late_Snack', 'Late Snack', null],
  ])('“%s” is “%s”, filter key %s', (word, plan, key) => {
    expect([mealPlanOf(word), mealKeyOf(mealPlanOf(word))]).toEqual([plan, key]);
    expect(mealLevel(plan) > 0).toBe(key !== null);
  });
});

describe('the stars of a hotel', () => {
  it.each([
    [null, null],
    [0, null],
    [0.9, null],
    [1, 1],
    [3.6, 3],
    [4.6, 4],
    [5, 5],
    [5.1, null],
    [Number.NaN, null],
  ])('with the stored rating %j are %j', (rating, stars) => {
    expect(starsOf(rating)).toBe(stars);
  });
});

describe('the guest rating of a hotel', () => {
  it.each([
    [4.5, 'EXCELLENT'],
    [4.4, 'GREAT'],
    [4, 'GREAT'],
    [3.9, 'VERY_GOOD'],
    [3.5, 'VERY_GOOD'],
    [3, 'GOOD'],
    [2.9, 'FAIR'],
  ])('of %f is in the band %s', (score, band) => {
    expect(qualityBand(score)).toBe(band);
  });
  it.each([
    [
      { tripAdvisor: 4.1, reviews: { mean: 2, count: 3 }, stored: 5 },
      { score: 4.1, source: 'TRIPADVISOR', reviewCount: null },
    ],
    [
      { tripAdvisor: null, reviews: { mean: 4.49, count: 3 }, stored: 5 },
      { score: 4.4, source: 'REVIEWS', reviewCount: 3 },
    ],
    [
      { reviews: { mean: 0, count: 0 }, stored: 5 },
      { score: 5, source: 'HOTEL_DATA', reviewCount: null },
    ],
    [{ tripAdvisor: Number.NaN, stored: 0 }, null],
    [{}, null],
  ])('is computed from %j', (sources, quality) => {
    expect(qualityOf(sources)).toEqual(quality);
  });
});

describe('calendar days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-27', 1, '2026-03-28'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s plus %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', 'tomorrow', '2026-01-01T00:00'])(
    'do not include %s',
    (day) => {
      expect(dayNumber(day)).toBeNull();
    },
  );
  it('differ by the number of nights, for any two', () => {
    assert(
      property(integer({ min: 0, max: 400 }), (nights) => {
        expect(nightsBetween('2026-03-20', addDays('2026-03-20', nights))).toBe(nights);
      }),
    );
  });
});

it('infants of a room are distinguished from its children, even from those of the same age', () => {
  expect(roomGuests({ adults: 3, childrenAges: [1, 9], infants: 2, rooms: 2 })).toEqual([
    { adults: 2, childrenAges: [9], infants: 1 },
    { adults: 1, childrenAges: [1], infants: 1 },
  ]);
  expect(roomGuests({ adults: 1, childrenAges: [], infants: 0, rooms: 2 })).toBeNull();
});

describe('dividing guests into rooms', () => {
  const of = (adults: number, childrenAges: number[], infants: number, rooms: number) =>
    roomParties({ adults, childrenAges, infants, rooms });
  it.each<[number, number[], number, number, unknown]>([
    [2, [], 0, 1, [{ adults: 2, childrenAges: [] }]],
    [
      3,
      [5, 9],
      1,
      2,
      [
        { adults: 2, childrenAges: [9, 1] },
        { adults: 1, childrenAges: [5] },
      ],
    ],
    [1, [], 0, 2, null],
    [9, [], 0, 1, null],
    [2, [2, 2, 2], 2, 1, null],
    [2, [2, 2, 2], 1, 1, [{ adults: 2, childrenAges: [2, 2, 2, 1] }]],
  ])(
    'puts %i adults, children of %j and %i infants into %i rooms as %j',
    (adults, ages, infants, rooms, parties) => {
      expect(of(adults, ages, infants, rooms)).toEqual(parties);
    },
  );
  it('loses no guest, and puts an adult into every room', () => {
    assert(
      property(
        integer({ min: 1, max: 30 }),
        array(integer({ min: 0, max: 17 }), { maxLength: 12 }),
        integer({ min: 1, max: 9 }),
        (adults, ages, rooms) => {
          const parties = of(adults, ages, 0, rooms);
          if (!parties) return;
          expect(parties.every((party) => party.adults >= 1)).toBe(true);
          expect(parties.reduce((sum, party) => sum + party.adults, 0)).toBe(adults);
          const byAge = (left: number, right: number) => left - right;
          expect(parties.flatMap((party) => party.childrenAges).sort(byAge)).toEqual([...ages].sort(byAge));
        },
      ),
    );
  });
});

describe('the coordinates of a hotel', () => {
  it.each([
    [{ latitude: 0, longitude: 0 }, null],
    [{ latitude: 95, longitude: 0 }, null],
    [null, null],
    [
      { latitude: 0, longitude: 5 },
      { latitude: 0, longitude: 5 },
    ],
  ])('%j are used as %j', (point, expected) => {
    expect(usableCoordinates(point)).toEqual(expected);
  });
});

it.each([
  ['one review has little weight', 5, 1, 4, 4.17],
  ['five reviews weigh as much as the usual rating', 5, 5, 4, 4.5],
  ['two hundred reviews hardly change', 4.6, 200, 4, 4.59],
  ['one bad review counts only partly', 1, 1, 4, 3.5],
])('%s: %f from %i reviews, where %f is usual, counts as %f', (_case, score, votes, usual, expected) => {
  expect(trustedScore(score, votes, usual)).toBeCloseTo(expected, 2);
});
