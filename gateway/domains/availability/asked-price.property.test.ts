import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../models/offer.ts';
import { AMENITY_KEYS } from '../../pricing/amenity-keys.ts';
import { askedFirst, meetsWishes } from '../../pricing/asked-offer.ts';
import { MEAL_KEYS } from '../../models/meal-key.ts';
import { perNight } from '../../pricing/offers.ts';
import { providerRow } from './hotel-row.ts';
import { packIndex, unpackIndex } from './packed-index.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { type HotelFilter, NO_FILTER } from './search-filter.ts';
import { indexOf } from './search-index.ts';
import { pinsOf } from './search-pins.ts';
import { viewOf } from './search-view.ts';

const PLANS = ['Room only', 'Dinner', 'Breakfast and lunch', ...MEAL_KEYS];
const until = '2027-03-01T15:00';
const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

/** A city of hotels with their offers, cheapest first, for a stay of some nights. */
interface City {
  readonly nights: number;
  readonly hotels: readonly { readonly hotel: PlannedHotel; readonly offers: readonly Offer[] }[];
}

// Few different prices, so that equal ones are frequent.
const room = fc.record({
  total: fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((tens) => tens * 10_000),
    fc.integer({ min: 1, max: 500_000 }),
  ),
  plans: fc.uniqueArray(fc.constantFrom(...PLANS), { minLength: 1, maxLength: 3 }),
  isFree: fc.boolean(),
});

const offerOf = (
  { total, plans, isFree }: typeof room extends fc.Arbitrary<infer R> ? R : never,
  nights: number,
) =>
  ({
    total: ils(total),
    pricePerNight: perNight(ils(total), nights),
    mealPlan: plans[0],
    mealChoices: plans,
    cancellation: {
      isFree,
      freeUntil: isFree ? until : null,
      steps: isFree ? [] : [{ from: '2027-01-01T00:00', fee: ils(total) }],
    },
  }) as unknown as Offer;

const degrees = fc.integer({ min: 1, max: 9 });
/** Two ends, of which neither is a place of a hotel. */
const ends = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([one, other]) => [Math.min(one, other) + 0.5, Math.max(one, other) + 0.5] as const);

const city: fc.Arbitrary<City> = fc
  .record({
    nights: fc.integer({ min: 1, max: 7 }),
    hotels: fc.array(
      fc.record({
        stars: fc.integer({ min: 3, max: 5 }),
        rating: fc.constantFrom(null, 2.9, 3.6, 4.1, 4.6),
        amenities: fc.subarray([...AMENITY_KEYS].slice(0, 3)),
        coordinates: fc.option(fc.record({ latitude: degrees, longitude: degrees })),
        rooms: fc.array(room, { maxLength: 8 }),
      }),
      { maxLength: 14 },
    ),
  })
  .map(({ nights, hotels }) => ({
    nights,
    hotels: hotels.map(({ stars, rating, amenities, coordinates, rooms }, at) => ({
      hotel: {
        code: String(1_000_000 + at),
        name: `Hotel ${at}`,
        city: 'Rome',
        country: 'Italy',
        stars,
        coordinates,
        tripAdvisorRating: rating,
        amenities,
      },
      offers: rooms
        .map((each) => offerOf(each, nights))
        .toSorted((left, right) => left.total.amountMinor - right.total.amountMinor),
    })),
  }));

const filters: fc.Arbitrary<HotelFilter> = fc.record({
  stars: fc.subarray([5, 4, 3]),
  ratings: fc.subarray(['EXCELLENT', 'GOOD'] as const),
  meals: fc.subarray([...MEAL_KEYS]),
  freeCancellation: fc.boolean(),
  amenities: fc.subarray(['WiFi', 'Pool'] as const),
  areas: fc.constant([]),
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

const sorts = fc.constantFrom('RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'STARS');

const stateOf = ({ nights, hotels }: City) => {
  const rows = hotels.map(({ hotel, offers }) => ({ row: providerRow(hotel, offers, null), isKnown: true }));
  const index = unpackIndex(packIndex(indexOf(rows, nights)));
  const progress = {
    checked: rows.length,
    total: rows.length,
    complete: true,
    failedChunks: [],
    isWaiting: false,
  };
  return { rows, state: { index, progress, readAt: 0, isStale: false } };
};

const viewed = (
  world: City,
  filter: HotelFilter,
  sort: typeof sorts extends fc.Arbitrary<infer S> ? S : never,
) => {
  const { rows, state } = stateOf(world);
  const byId = new Map(rows.map(({ row }) => [row.id, row]));
  return viewOf(
    state,
    [],
    { filter, sort, page: 1, pageSize: 50 },
    { checked: async (ids) => ids.map((id) => byId.get(id) ?? null), pending: () => new Map() },
  );
};

const night = ({ total }: Offer, nights: number) => Math.floor(total.amountMinor / nights / 100 + 0.5);

const isInBox = ({ coordinates }: PlannedHotel, box: HotelFilter['box']): boolean =>
  box === null ||
  (coordinates !== null &&
    coordinates.latitude > box.south &&
    coordinates.latitude < box.north &&
    coordinates.longitude > box.west &&
    coordinates.longitude < box.east);

const isAffordable = (offer: Offer, price: HotelFilter['price'], nights: number): boolean => {
  const shekels = price?.per === 'STAY' ? offer.total.amountMinor / 100 : night(offer, nights);
  return price === null || (shekels >= price.min && shekels <= (price.max ?? Infinity));
};

/** Written anew and slowly: the hotels that a filter leaves, each with the least price of an offer that meets it. */
const expected = ({ nights, hotels }: City, filter: HotelFilter) =>
  new Map(
    hotels.flatMap(({ hotel, offers }): [string, number | null][] => {
      const score = Math.min(...filter.ratings.map((key) => (key === 'EXCELLENT' ? 4.5 : 3.5)));
      const isRight =
        (filter.stars.length === 0 || filter.stars.includes(hotel.stars ?? 0)) &&
        (filter.ratings.length === 0 || (hotel.tripAdvisorRating ?? 0) >= score) &&
        filter.amenities.every((key) => hotel.amenities?.includes(key)) &&
        isInBox(hotel, filter.box);
      const least = offers.find(
        (offer) =>
          meetsWishes(offer, { ...filter, price: null }) && isAffordable(offer, filter.price, nights),
      );
      const isAsked = filter.meals.length > 0 || filter.freeCancellation || filter.price !== null;
      if (!isRight || (!least && isAsked)) return [];
      return [[hotel.code, least?.total.amountMinor ?? null]];
    }),
  );

describe('for every filter over generated cities', () => {
  it('a card shows one offer that can be booked at its price with its meals and cancellation, and the hotel page leads to it', async () => {
    await fc.assert(
      fc.asyncProperty(city, filters, sorts, async (world, filter, sort) => {
        const view = await viewed(world, filter, sort);
        expect(new Map(view.hotels.map(({ id, total }) => [id, total?.amountMinor ?? null]))).toEqual(
          expected(world, filter),
        );
        for (const card of view.hotels.filter(({ total }) => total !== null)) {
          const offers = world.hotels.find(({ hotel }) => hotel.code === card.id)?.offers ?? [];
          // What the hotel page puts first and names as “from”.
          const [first] = askedFirst(offers, filter);
          expect(first).toMatchObject({
            total: card.total,
            pricePerNight: card.pricePerNight,
            mealChoices: expect.arrayContaining([card.mealPlan]),
            cancellation: { isFree: card.freeCancellation, freeUntil: card.freeCancellationUntil },
          });
          expect(first && meetsWishes(first, filter)).toBe(true);
          expect(
            first && meetsWishes({ ...first, mealPlan: card.mealPlan ?? '', mealChoices: [] }, filter),
          ).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('a price order goes by the prices on the cards, hotels without rooms last', async () => {
    await fc.assert(
      fc.asyncProperty(city, filters, async (world, filter) => {
        const { hotels } = await viewed(world, filter, 'PRICE_ASC');
        const prices = hotels.map(({ total }) => total?.amountMinor ?? Infinity);
        expect(prices).toEqual(prices.toSorted((left, right) => (left < right ? -1 : Number(left > right))));
      }),
    );
  });

  it('the pins of the map are the hotels of the list in its order, at its prices', async () => {
    await fc.assert(
      fc.asyncProperty(city, filters, sorts, async (world, filter, sort) => {
        const { hotels, facets, totalItems, suggestion } = await viewed(world, filter, sort);
        const planned = world.hotels.map(({ hotel }) => hotel);
        const { pins, ...rest } = pinsOf(stateOf(world).state, planned, [], { filter, sort });
        expect(rest).toMatchObject({ facets, totalItems, suggestion });
        expect(pins.map(({ id, total, isPick }) => ({ id, total, isPick }))).toEqual(
          hotels.map(({ id, total, pickReason }) => ({ id, total, isPick: pickReason !== null })),
        );
      }),
    );
  });

  it('the number beside an option is the number of hotels that it leaves', async () => {
    await fc.assert(
      fc.asyncProperty(city, filters, fc.constantFrom(...MEAL_KEYS), async (world, filter, meal) => {
        const { facets } = await viewed(world, filter, 'STARS');
        const left = (change: Partial<HotelFilter>) => expected(world, { ...filter, ...change }).size;
        expect(facets.mealPreferences.find(({ key }) => key === meal)?.count).toBe(left({ meals: [meal] }));
        expect(facets.freeCancellation).toBe(left({ freeCancellation: true }));
        expect(facets.hotelClass[1]?.count).toBe(left({ stars: [4] }));
      }),
    );
  });

  it('a wish that costs more is told with the price of a room that meets it beside the filter, above its highest price too', async () => {
    await fc.assert(
      fc.asyncProperty(city, filters, async (world, filter) => {
        const { hotels } = await viewed(world, filter, 'STARS');
        for (const { id, upgrades, breakfastIncluded, freeCancellation, total } of hotels) {
          const offers = world.hotels.find(({ hotel }) => hotel.code === id)?.offers ?? [];
          const price = filter.price && { ...filter.price, max: null };
          const more = {
            BREAKFAST: { ...filter, price, meals: [MEAL_KEYS[0]] },
            FREE_CANCELLATION: { ...filter, price, freeCancellation: true },
          };
          for (const wish of ['BREAKFAST', 'FREE_CANCELLATION'] as const) {
            const isMet = wish === 'BREAKFAST' ? breakfastIncluded : freeCancellation;
            const dearer = offers.find((offer) => meetsWishes(offer, more[wish]));
            const told = upgrades.find((each) => each.wish === wish);
            expect(told?.total.amountMinor).toBe(isMet || !total ? undefined : dearer?.total.amountMinor);
            expect(told === undefined || told.morePerNight.amountMinor > 0).toBe(true);
          }
        }
      }),
    );
  });

  it('the bars of prices count every hotel that the other filters leave, once, where its cheapest suitable room is', async () => {
    await fc.assert(
      fc.asyncProperty(city, filters, async (world, filter) => {
        const { facets } = await viewed(world, filter, 'STARS');
        const left = [...expected(world, { ...filter, price: null }).values()].filter(
          (total) => total !== null,
        );
        for (const { per, bars } of facets.prices) {
          const prices = left.map((total) =>
            per === 'STAY' ? total / 100 : Math.floor(total / world.nights / 100 + 0.5),
          );
          expect(bars.length).toBeLessThanOrEqual(20);
          expect(bars.map(({ count }) => count)).toEqual(
            bars.map(
              ({ from, below }) =>
                prices.filter((price) => price >= from && (below === null || price < below)).length,
            ),
          );
          expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(left.length);
        }
      }),
    );
  });

  it('without filters every hotel is listed', async () => {
    await fc.assert(
      fc.asyncProperty(city, sorts, async (world, sort) => {
        expect((await viewed(world, NO_FILTER, sort)).hotels).toHaveLength(world.hotels.length);
      }),
    );
  });
});
