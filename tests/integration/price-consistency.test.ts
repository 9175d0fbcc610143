import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchingFirst } from '#shared/pricing/matching-offer.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { newBooking, recheck } from './support/booking.ts';
import {
  areRising,
  cityNamed,
  criteriaOf,
  readPaid,
  searchWhole,
  twoNights,
  type Amount,
  type Card,
  type Criteria,
  type Stay,
} from './support/search.ts';

const stay = twoNights(44);
const page = { page: 1, pageSize: 6 };
let product: TestProduct;
let criteria: Criteria;

beforeAll(async () => {
  product = await startTestProduct();
  criteria = criteriaOf(await cityNamed(product.visitor(), 'Tel Aviv'), stay);
});
afterAll(() => product.stop());

interface Room {
  readonly id: string;
  readonly roomNames: readonly string[];
  readonly mealPlan: string;
  readonly mealChoices: readonly string[];
  readonly total: Amount;
  readonly pricePerNight: Amount;
  readonly cancellation: { readonly isFree: boolean };
  readonly bedsForAll: boolean | null;
  readonly propertyFeesTotal: Pick<Amount, 'amountMinor'> | null;
}

/** The rooms of a hotel as its page requests them. @param wanted null for the order without wishes */
async function roomsOf(
  visitor: Visitor,
  place: { readonly id: string; readonly stay: Stay },
  wanted: Wishes | null,
): Promise<readonly Room[]> {
  const { data } = await visitor.ask<{ hotel: { offers: { offers: Room[] } } }>(
    `query($id: ID!, $stay: StayInput!, $wishes: OfferWishesInput) {
      hotel(id: $id) { offers(stay: $stay, wishes: $wishes) { offers {
        id roomNames mealPlan mealChoices total { amountMinor currency } pricePerNight { amountMinor currency }
        cancellation { isFree } bedsForAll propertyFeesTotal { amountMinor }
      } } }
    }`,
    { ...place, wishes: wanted },
  );
  return data.hotel.offers.offers;
}

const PLANS = ['Breakfast Included', 'Half Board', 'Full Board', 'All Inclusive'];

const MEALS = [
  [],
  ['Breakfast Included'],
  ['Half Board'],
  ['All Inclusive'],
  ['Full Board', 'Breakfast Included'],
];
const CITIES = [
  ['Tel Aviv', 'IL'],
  ['Eilat', 'IL'],
  ['Larnaca', 'CY'],
] as const;
const PARTIES: readonly (readonly [who: string, Stay['occupancy']])[] = [
  ['a couple', stay.occupancy],
  ['a family', { adults: 2, children: 1, childrenAges: [6], infants: 0, rooms: 1 }],
  ['friends in two rooms', { adults: 3, children: 0, childrenAges: [], infants: 0, rooms: 2 }],
];

/** Price limits for a night, or for the two nights of the stay. */
const ranges = fc
  .record({
    per: fc.constantFrom('NIGHT' as const, 'STAY' as const),
    min: fc.constantFrom(0, 0, 250, 400, 650),
    max: fc.constantFrom(null, null, 700, 1000, 1600),
  })
  .map(({ per, min, max }) => {
    const nights = per === 'STAY' ? 2 : 1;
    return { per, min: min * nights, max: max && max * nights };
  });

const wishes = fc.record({
  meals: fc.constantFrom(...MEALS),
  freeCancellation: fc.boolean(),
  bedsForAll: fc.constantFrom(false, false, true),
  price: fc.option(ranges, { freq: 3 }),
});
type Wishes = typeof wishes extends fc.Arbitrary<infer W> ? W : never;

/** Five sets of wishes for each party in each city, the same in every run. */
const searches = CITIES.flatMap(([city, countryCode], row) =>
  PARTIES.map(([who, party], column) => ({
    city,
    countryCode,
    who,
    requested: { ...stay, occupancy: party },
    filters: fc.sample(wishes, { seed: 100 + row * PARTIES.length + column, numRuns: 5 }),
  })),
);

/** The hotels with a price on the first page, for a new visitor. */
async function firstPage({ city, countryCode, requested }: (typeof searches)[number], wanted: Wishes) {
  const visitor = product.visitor();
  const found = criteriaOf(await cityNamed(visitor, city, countryCode), requested, countryCode);
  const filter = {
    meal_preferences: wanted.meals,
    free_cancellation: wanted.freeCancellation,
    beds_for_all: wanted.bedsForAll,
    priceRange: wanted.price,
  };
  const { hotels } = await searchWhole(visitor, found, { filter, page, sort: 'RECOMMENDED' });
  return { visitor, cards: hotels.filter(({ total }) => total !== null) };
}

/**
 * The first card for the first set of wishes that some hotel meets. If no set is met, the wish is free cancellation
 * alone.
 */
async function firstCard(search: (typeof searches)[number]) {
  const asking = search.filters.filter(({ meals, freeCancellation }) => meals.length > 0 || freeCancellation);
  for (const wanted of [...asking, { meals: [], freeCancellation: true, bedsForAll: false, price: null }]) {
    const {
      visitor,
      cards: [card],
    } = await firstPage(search, wanted);
    if (card) return { visitor, card, wanted };
  }
  throw new Error('no hotel has what was asked for');
}

const includes = (plan: string, meals: readonly string[]): boolean =>
  meals.length === 0 || PLANS.indexOf(plan) >= Math.min(...meals.map((meal) => PLANS.indexOf(meal)));

/**
 * Whether the full cost, fees at the property included, is in the range. A range per night is compared in whole
 * shekels, a range for the stay exactly.
 */
const isInRange = ({ total, propertyFeesTotal }: Room, price: Wishes['price']): boolean => {
  if (!price) return true;
  const paid = total.amountMinor + (propertyFeesTotal?.amountMinor ?? 0);
  const shekels = price.per === 'STAY' ? paid / 100 : Math.floor(paid / 2 / 100 + 0.5);
  return shekels >= price.min && shekels <= (price.max ?? Infinity);
};

function expectAsked(card: Card, room: Room | undefined, wanted: Wishes): void {
  expect(room).toMatchObject({
    total: card.total,
    pricePerNight: card.pricePerNight,
    mealChoices: expect.arrayContaining([card.mealPlan]),
    cancellation: { isFree: card.freeCancellation },
  });
  expect(includes(card.mealPlan ?? '', wanted.meals)).toBe(true);
  expect(card.freeCancellation || !wanted.freeCancellation).toBe(true);
  expect(room?.bedsForAll === true || !wanted.bedsForAll).toBe(true);
  const isWithin = room !== undefined && isInRange(room, wanted.price);
  expect({ card, wanted, isWithin }).toMatchObject({ isWithin: true });
}

describe('the price on a card', () => {
  it.each(searches)(
    'is that of the first room on the hotel page in $city for $who, for any wishes',
    async (search) => {
      let checked = 0;
      for (const wanted of search.filters) {
        const { visitor, cards } = await firstPage(search, wanted);
        const rooms = (id: string, requested: Wishes | null) =>
          roomsOf(visitor, { id, stay: search.requested }, requested);
        await Promise.all(
          cards.map(async (card) => {
            const [sorted, plain] = await Promise.all([rooms(card.id, wanted), rooms(card.id, null)]);
            expectAsked(card, sorted[0], wanted);
            // The client sorts the rooms by itself with the same rule.
            expect(matchingFirst(plain, wanted)[0]?.id).toBe(sorted[0]?.id);
          }),
        );
        checked += cards.length;
      }
      expect(checked).toBeGreaterThan(page.pageSize);
    },
  );

  it.each(searches)('is the price at which its room is booked in $city for $who', async (search) => {
    const { visitor, card, wanted } = await firstCard(search);
    const [offer] = await roomsOf(visitor, { id: card.id, stay: search.requested }, wanted);
    if (!card.total || !offer) throw new Error('no room is what was asked for');
    const booking = await newBooking(visitor, { hotelId: card.id, offer, stay: search.requested });
    const requested = { totalPrice: card.total, totalToPay: card.total, mealPlan: card.mealPlan };
    expect(booking).toMatchObject(requested);
    // The checkout checks the price with the provider again.
    expect((await recheck(visitor, booking.id)).booking).toMatchObject(requested);
  });

  it('is the price of its pin on the map, and sorting by price uses it', async () => {
    const visitor = product.visitor();
    const filter = { meal_preferences: ['Breakfast Included'], free_cancellation: true };
    const list = await searchWhole(visitor, criteria, {
      filter,
      page: { page: 1, pageSize: 50 },
      sort: 'PRICE_ASC',
    });
    const { data } = await visitor.ask<{
      hotelPins: { pins: { id: string; total: Amount }[]; totalItems: number };
    }>(
      `query($criteria: SearchCriteriaInput!, $filter: HotelFilterInput) {
        hotelPins(criteria: $criteria, filter: $filter, sort: PRICE_ASC) {
          totalItems pins { id total { amountMinor currency } }
        }
      }`,
      { criteria, filter },
    );
    expect(data.hotelPins.totalItems).toBe(list.pageInfo.totalItems);
    expect(data.hotelPins.pins.slice(0, 50)).toEqual(list.hotels.map(({ id, total }) => ({ id, total })));
    const paid = list.hotels.map(await readPaid(visitor));
    expect(areRising(paid)).toBe(true);
    expect(paid.length).toBeGreaterThan(5);
    const ids = list.hotels.slice(0, 5).map(({ id }) => id);
    const byId = await visitor.ask<{ hotelPinsById: { id: string; total: Amount }[] }>(
      `query($ids: [ID!]!, $stay: StayInput, $wishes: OfferWishesInput) {
        hotelPinsById(ids: $ids, stay: $stay, wishes: $wishes) { id total { amountMinor currency } }
      }`,
      { ids, stay, wishes: { meals: ['Breakfast Included'], freeCancellation: true } },
    );
    expect(byId.data.hotelPinsById).toEqual(data.hotelPins.pins.slice(0, 5));
  });

  it('option counts match the hotels that remain with the option', async () => {
    const visitor = product.visitor();
    const filter = { meal_preferences: ['Breakfast Included'], priceRange: { min: 0, max: 700 } };
    const { facets } = await searchWhole(visitor, criteria, { filter });
    const both = await searchWhole(visitor, criteria, { filter: { ...filter, free_cancellation: true } });
    expect(facets.freeCancellation).toBe(both.pageInfo.totalItems);
    const half = await searchWhole(visitor, criteria, {
      filter: { ...filter, meal_preferences: ['Half Board'] },
    });
    expect(facets.mealPreferences.find(({ key }) => key === 'Half Board')?.count).toBe(
      half.pageInfo.totalItems,
    );
  });
});
