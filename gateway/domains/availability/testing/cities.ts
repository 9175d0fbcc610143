import * as fc from 'fast-check';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import type { Money } from '#models/money.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import type { LocatedPart } from '#models/hotel/place-in-town.ts';
import type { HotelRow } from '#models/search/search.ts';
import type { Stay } from '#models/stay.ts';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import { addDays } from '#shared/stay/nights.ts';
import { perNight } from '#shared/pricing/offers.ts';
import { providerRow, storedRow } from '../search/hotel-row.ts';
import type { PlannedHotel } from '../search/planned-hotel.ts';
import type { HotelFilter } from '../view/search-filter.ts';

const PLANS = ['Room only', 'Dinner', 'Breakfast and lunch', ...MEAL_KEYS];
const until = '2027-03-01T15:00';
const checkIn = '2027-03-03';
const ils = (amountMinor: number): Money => ({ amountMinor, currency: 'ILS' });
const euro = (whole: number): Money => ({ amountMinor: whole * 100, currency: 'EUR' });

/** Minor units of the ledger; an amount in a currency without a rate is not counted. */
const worthOf = (fees: readonly Money[]): number =>
  fees.reduce((sum, { amountMinor, currency }) => sum + amountMinor * ({ ILS: 1, EUR: 4 }[currency] ?? 0), 0);

interface CityHotel {
  readonly row: HotelRow;
  readonly offers: readonly Offer[];
  /** Null for a stored hotel. */
  readonly planned: PlannedHotel | null;
  /** Name of the part of the city that it is near; null for none. */
  readonly near: string | null;
}

/**
 * A city of hotels with their offers, cheapest first, for a stay of some nights: those of the provider, then the stored
 * ones.
 */
export interface City {
  readonly nights: number;
  readonly parts: readonly LocatedPart[];
  readonly hotels: readonly CityHotel[];
}

/** Names of rooms, with whether they have beds for two. */
const BEDS: Readonly<Record<string, boolean | null>> = {
  Room: null,
  'Room,1 King Bed': true,
  'Room,1 Single Bed': false,
};

// Few different prices, so that equal ones are frequent, and a night costs more shekels than a stay has nights.
const room = fc.record({
  total: fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((tens) => tens * 10_000),
    fc.integer({ min: 10_000, max: 500_000 }),
  ),
  plans: fc.uniqueArray(fc.constantFrom(...PLANS), { minLength: 1, maxLength: 3 }),
  isFree: fc.boolean(),
  beds: fc.constantFrom(...Object.keys(BEDS)),
  // Fees of hundreds of shekels, which change the order of offers, and of a currency without a rate.
  fees: fc.constantFrom(
    [],
    [],
    [euro(12)],
    [euro(150)],
    [euro(30), ils(20_001)],
    [{ amountMinor: 900, currency: 'XAU' }],
  ),
});

const offerOf = (
  { total, plans, isFree, beds, fees }: typeof room extends fc.Arbitrary<infer R> ? R : never,
  nights: number,
): Offer => ({
  id: `${total} ${plans.join()} ${isFree} ${beds}`,
  hotelId: '',
  source: 'PROVIDER',
  roomNames: [beds],
  bedsForAll: BEDS[beds] ?? null,
  description: null,
  imageUrl: null,
  inclusions: [],
  total: ils(total),
  pricePerNight: perNight(ils(total), nights),
  mealPlan: plans[0] ?? '',
  mealChoices: plans,
  cancellation: {
    isFree,
    freeUntil: isFree ? until : null,
    steps: isFree ? [] : [{ from: '2027-01-01T00:00', fee: ils(total) }],
  },
  propertyFees: fees.map((amount) => ({ description: 'City tax', amount })),
  ...(worthOf(fees) > 0 && { propertyFeesTotal: ils(worthOf(fees)) }),
  promotions: [],
  provider: null,
});

const degrees = fc.integer({ min: 1, max: 9 });
const point = fc.record({ latitude: degrees, longitude: degrees });

/** Latitude offset of 890 m: a hotel this far from the middle of a part is near it, one at 1,330 m is not. */
const NEAR = 0.008;
const spot = fc.option(fc.record({ whole: point, north: fc.constantFrom(0, NEAR, 0.012) }));
type Spot = typeof spot extends fc.Arbitrary<infer S> ? S : never;

const coordinatesOf = (at: Spot): Coordinates | null =>
  at && { latitude: at.whole.latitude + at.north, longitude: at.whole.longitude };

/** Parts are degrees apart, so that a hotel is near one at most. */
const partNear = (at: Spot, parts: readonly LocatedPart[]): string | null =>
  parts.find(
    ({ middle: { latitude, longitude } }) =>
      at && at.north <= NEAR && latitude === at.whole.latitude && longitude === at.whole.longitude,
  )?.name ?? null;

const shared = { rating: fc.constantFrom(null, 2.9, 3.6, 4.1, 4.6), at: spot };
const amenities = fc.subarray([...AMENITY_KEYS].slice(0, 3));

const ofProvider = fc.record({
  ...shared,
  amenities,
  stars: fc.integer({ min: 3, max: 5 }),
  rooms: fc.array(room, { maxLength: 8 }),
});

/** A stored hotel: rooms by the night, all with the same choice of meals and the same rule. */
const ownHotel = fc.record({
  ...shared,
  amenities,
  meals: fc.uniqueArray(fc.constantFrom(...PLANS), { maxLength: 3 }),
  isFree: fc.boolean(),
  rooms: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
  price: fc.constantFrom(0, 25_050),
});

function storedHotel(
  made: typeof ownHotel extends fc.Arbitrary<infer O> ? O : never,
  at: number,
): StoredHotel {
  return {
    id: `own-${at}`,
    name: { en: `House ${at}`, he: null },
    description: { en: null, he: null },
    address: '',
    city: 'Rome',
    country: 'Italy',
    rating: made.rating,
    imageUrl: '/stock/room.svg',
    galleryUrls: [],
    amenities: made.amenities,
    roomTypes: made.rooms.map((tens, room) => ({
      name: `${room} ${Object.keys(BEDS)[room % 3] ?? ''}`,
      nameHe: null,
      pricePerNight: ils(tens * 1_000),
      description: { en: null, he: null },
      imageUrl: null,
      amenities: [],
      count: null,
    })),
    pricePerNight: ils(made.price),
    netPricePerNight: ils(made.price),
    markup: { type: 'fixed', value: 0 },
    createdAt: '2026-01-01T00:00:00Z',
    isFeatured: false,
    mealOptions: made.meals,
    hasFreeCancellation: made.isFree,
    coordinates: coordinatesOf(made.at),
  };
}

const stayOf = (nights: number): Stay => ({
  checkIn,
  checkOut: addDays(checkIn, nights),
  occupancy: { adults: 2, childrenAges: [], infants: 0, rooms: 1 },
});

export const cities: fc.Arbitrary<City> = fc
  .record({
    nights: fc.integer({ min: 1, max: 7 }),
    middles: fc.uniqueArray(point, {
      maxLength: 4,
      selector: ({ latitude, longitude }) => latitude * 10 + longitude,
    }),
    provided: fc.array(ofProvider, { maxLength: 14 }),
    stored: fc.array(ownHotel, { maxLength: 5 }),
  })
  .map(({ nights, middles, provided, stored }) => {
    const parts = middles.map((middle, at) => ({ name: `Part ${at}`, nameHe: `חלק ${at}`, middle }));
    const fromProvider = provided.map(({ stars, rating, amenities: has, at, rooms }, index): CityHotel => {
      const planned: PlannedHotel = {
        code: String(1_000_000 + index),
        name: `Hotel ${index}`,
        city: 'Rome',
        country: 'Italy',
        stars,
        coordinates: coordinatesOf(at),
        tripAdvisorRating: rating,
        amenities: has,
      };
      const offers = rooms
        .map((each) => offerOf(each, nights))
        .toSorted((left, right) => left.total.amountMinor - right.total.amountMinor);
      return { row: providerRow(planned, offers, null), offers, planned, near: partNear(at, parts) };
    });
    const own = stored.map((made, index): CityHotel => {
      const hotel = storedHotel(made, index);
      const offers = storedOffers(hotel, stayOf(nights), '2027-01-01T12:00', (name) => name);
      return { row: storedRow(hotel, offers, null), offers, planned: null, near: partNear(made.at, parts) };
    });
    return { nights, parts, hotels: [...fromProvider, ...own] };
  });

/** Two ends of an area, between the whole degrees near which hotels lie. */
const ends = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([one, other]) => [Math.min(one, other) + 0.5, Math.max(one, other) + 0.5] as const);

export const filters: fc.Arbitrary<HotelFilter> = fc.record({
  stars: fc.subarray([5, 4, 3]),
  ratings: fc.subarray(['EXCELLENT', 'GOOD'] as const),
  meals: fc.subarray([...MEAL_KEYS]),
  freeCancellation: fc.boolean(),
  bedsForAll: fc.boolean(),
  amenities: fc.subarray(['WiFi', 'Pool'] as const),
  areas: fc.oneof(fc.constant([]), fc.subarray(['Part 0', 'Part 1', 'Part 2', 'Nowhere'])),
  price: fc.option(
    fc
      .record({
        one: fc.nat({ max: 500 }),
        other: fc.option(fc.nat({ max: 500 })),
        per: fc.constantFrom('NIGHT' as const, 'STAY' as const),
      })
      .filter(({ one, other }) => one > 0 || other !== null)
      .map(({ one, other, per }) => ({
        min: Math.min(one, other ?? one) * 10,
        max: other === null ? null : Math.max(one, other) * 10,
        per,
      })),
  ),
  box: fc.option(
    fc.tuple(ends, ends).map(([[south, north], [west, east]]) => ({ south, north, west, east })),
  ),
});

export const sorts = fc.constantFrom('RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'STARS');
