import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedFirst } from '../../gateway/pricing/asked-offer.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { created } from './support/booking.ts';
import {
  cityNamed,
  criteriaOf,
  searchWhole,
  twoNights,
  type Amount,
  type Card,
  type Criteria,
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
}

interface Wishes {
  readonly meals: readonly string[];
  readonly freeCancellation: boolean;
}

/** The rooms of a hotel as its page asks for them. @param wishes null leaves the order to the page */
async function roomsOf(visitor: Visitor, id: string, wishes: Wishes | null): Promise<readonly Room[]> {
  const { data } = await visitor.ask<{ hotel: { offers: { offers: Room[] } } }>(
    `query($id: ID!, $stay: StayInput!, $wishes: OfferWishesInput) {
      hotel(id: $id) { offers(stay: $stay, wishes: $wishes) { offers {
        id roomNames mealPlan mealChoices total { amountMinor currency } pricePerNight { amountMinor currency }
        cancellation { isFree }
      } } }
    }`,
    { id, stay, wishes },
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
const RANGES = [null, { min: 0, max: 700 }, { min: 300, max: 1000 }];

const combinations = MEALS.flatMap((meals) =>
  [false, true].flatMap((freeCancellation) =>
    RANGES.map((priceRange) => ({
      wishes: { meals, freeCancellation },
      filter: { meal_preferences: meals, free_cancellation: freeCancellation, priceRange },
    })),
  ),
);

const includes = (plan: string, meals: readonly string[]): boolean =>
  meals.length === 0 || PLANS.indexOf(plan) >= Math.min(...meals.map((meal) => PLANS.indexOf(meal)));

function expectAsked(card: Card, room: Room | undefined, wishes: Wishes): void {
  expect(room).toMatchObject({
    total: card.total,
    pricePerNight: card.pricePerNight,
    mealChoices: expect.arrayContaining([card.mealPlan]),
    cancellation: { isFree: card.freeCancellation },
  });
  expect(includes(card.mealPlan ?? '', wishes.meals)).toBe(true);
  expect(card.freeCancellation || !wishes.freeCancellation).toBe(true);
}

describe('the price on a card', () => {
  it.each(combinations)(
    'is that of the first room of the hotel page with $filter',
    async ({ wishes, filter }) => {
      const visitor = product.visitor();
      const { hotels } = await searchWhole(visitor, criteria, { filter, page, sort: 'RECOMMENDED' });
      for (const card of hotels.filter(({ total }) => total !== null)) {
        const [first] = await roomsOf(visitor, card.id, wishes);
        expectAsked(card, first, wishes);
        // The page puts its rooms in order by itself, with the same rule.
        expect(askedFirst(await roomsOf(visitor, card.id, null), wishes)[0]?.id).toBe(first?.id);
        const shekels = (card.pricePerNight?.amountMinor ?? 0) / 100;
        expect(shekels).toBeGreaterThanOrEqual((filter.priceRange?.min ?? 0) - 0.5);
        expect(shekels).toBeLessThanOrEqual(filter.priceRange?.max === 700 ? 700.5 : Infinity);
      }
    },
  );

  it('is what the room is booked for, with the meal that was asked for', async () => {
    const visitor = product.visitor();
    const asked = combinations.find(({ wishes }) => wishes.meals.length === 1 && wishes.freeCancellation);
    const { hotels } = await searchWhole(visitor, criteria, { filter: asked?.filter ?? {}, page });
    const [card] = hotels;
    const [offer] = await roomsOf(visitor, card?.id ?? '', asked?.wishes ?? null);
    if (!card || !offer) throw new Error('no room has breakfast and free cancellation');
    const booking = await created(visitor, {
      hotelId: card.id,
      offer: { ...offer, roomNames: [...offer.roomNames] },
      stay,
    });
    expect(booking).toMatchObject({ totalPrice: card.total, mealPlan: card.mealPlan });
  });

  it('is that of its pin on the map, and the order by price goes by it', async () => {
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
    const totals = list.hotels.map(({ total }) => total?.amountMinor ?? 0);
    expect(totals).toEqual(totals.toSorted((left, right) => left - right));
    expect(totals.length).toBeGreaterThan(5);
    const ids = list.hotels.slice(0, 5).map(({ id }) => id);
    const byId = await visitor.ask<{ hotelPinsById: { id: string; total: Amount }[] }>(
      `query($ids: [ID!]!, $stay: StayInput, $wishes: OfferWishesInput) {
        hotelPinsById(ids: $ids, stay: $stay, wishes: $wishes) { id total { amountMinor currency } }
      }`,
      { ids, stay, wishes: { meals: ['Breakfast Included'], freeCancellation: true } },
    );
    expect(byId.data.hotelPinsById).toEqual(data.hotelPins.pins.slice(0, 5));
  });

  it('is counted for each option as what the option leaves', async () => {
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
