import { addDays, formatISO } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bestMatchingOffer } from '#shared/pricing/matching-offer.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { register } from './support/booking.ts';
import { type Amount, cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

let product: TestProduct;
let hotels: readonly string[];
const stay = twoNights();
const day = (ahead: number): string => formatISO(addDays(new Date(), ahead), { representation: 'date' });

beforeAll(async () => {
  product = await startTestProduct();
  const visitor = product.visitor();
  const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
  const { hotels: found } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
  hotels = found.filter(({ source, total }) => source === 'PROVIDER' && total !== null).map(({ id }) => id);
});
afterAll(() => product.stop());
beforeEach(() => product.sandbox.forget());

interface Offer {
  readonly total: Amount;
  readonly pricePerNight: Amount;
  readonly mealPlan: string;
  readonly mealChoices: readonly string[];
  readonly cancellation: { readonly isFree: boolean };
}

interface Priced {
  readonly id: string;
  readonly hotelId: string;
  readonly savedPricePerNight: Amount | null;
  readonly savedStay: { readonly checkIn: string; readonly wishes: object } | null;
  readonly offers: { readonly matching: number; readonly offers: readonly Offer[] } | null;
}

const offerFields =
  'total { amountMinor currency } pricePerNight { amountMinor currency } mealPlan mealChoices cancellation { isFree }';
const fields = `id hotelId savedPricePerNight { amountMinor currency }
  savedStay { checkIn checkOut adults childrenAges infants rooms wishes { meals freeCancellation price { min max per } } }`;

const prices = async (member: Visitor, otherwise = stay) => {
  const { data, errors } = await member.ask<{ favorites: Priced[] }>(
    `query($otherwise: StayInput!) {
      favorites { ${fields} offers(otherwise: $otherwise) { matching offers { ${offerFields} } } }
    }`,
    { otherwise },
  );
  expect(errors).toEqual([]);
  return data.favorites;
};

const favorite = async (member: Visitor, hotelId: string, requested: object = {}): Promise<Priced> => {
  const { data, errors } = await member.ask<{ setFavorite: { favorite: Priced } }>(
    `mutation($hotelId: ID!, $stay: StayInput, $wishes: OfferWishesInput) {
      setFavorite(hotelId: $hotelId, isFavorite: true, stay: $stay, wishes: $wishes) { favorite { ${fields} } }
    }`,
    { hotelId, ...requested },
  );
  expect(errors).toEqual([]);
  return data.setFavorite.favorite;
};

async function memberOf(): Promise<Visitor> {
  const member = product.visitor();
  await register(member);
  return member;
}

const searches = async (): Promise<number> =>
  (await product.sandbox.calls()).filter(({ call }) => call === 'Search').length;

describe('prices of saved hotels', () => {
  it.each([
    ['breakfast', { meals: ['Breakfast Included'], freeCancellation: false }],
    ['free cancellation', { meals: [], freeCancellation: true }],
    ['both', { meals: ['Breakfast Included'], freeCancellation: true }],
  ])('are for the same wishes when saved and now: %s', async (_, wishes) => {
    const member = await memberOf();
    for (const hotelId of hotels.slice(0, 8)) await favorite(member, hotelId, { stay, wishes });
    const list = await prices(member, twoNights(70));
    expect(list).toHaveLength(8);
    for (const { savedStay, savedPricePerNight, offers } of list) {
      expect(savedStay?.wishes).toEqual({ ...wishes, price: null });
      const requested = bestMatchingOffer(offers?.offers ?? [], wishes);
      expect(savedPricePerNight).toEqual(requested?.pricePerNight ?? null);
      expect(offers?.matching === 0).toBe(requested === null);
    }
    expect(list.some(({ savedPricePerNight }) => savedPricePerNight !== null)).toBe(true);
  });

  it('are for rooms above a saved minimum price; a maximum price alone is not saved', async () => {
    const member = await memberOf();
    const [hotelId = '', otherId = ''] = hotels;
    const price = { min: 1_000_000, max: 2_000_000, per: 'STAY' };
    const kept = await favorite(member, hotelId, { stay, wishes: { price } });
    expect(kept.savedStay?.wishes).toEqual({ meals: [], freeCancellation: false, price });
    expect(kept.savedPricePerNight).toBeNull();
    const other = await favorite(member, otherId, {
      stay,
      wishes: { price: { min: 0, max: 1, per: 'STAY' } },
    });
    expect(other.savedStay?.wishes).toEqual({ meals: [], freeCancellation: false, price: null });
    const list = await prices(member);
    const now = list.find((favorite) => favorite.hotelId === otherId);
    expect(other.savedPricePerNight).toEqual(now?.offers?.offers[0]?.pricePerNight);
    expect(list.find((favorite) => favorite.hotelId === hotelId)?.offers?.matching).toBe(0);
  });

  it('cost one provider call for each different stay', async () => {
    const member = await memberOf();
    const saved: Priced[] = [];
    for (const hotelId of hotels.slice(0, 5)) saved.push(await favorite(member, hotelId));
    const stayOf = (ahead: number) => ({ check_in: day(ahead), check_out: day(ahead + 2), adults: 2 });
    for (const [at, { id }] of saved.slice(0, 4).entries())
      await product.update('Favorite', id, { stay: stayOf(at % 2 === 0 ? 61 : 64) });
    const before = await searches();
    const list = await prices(member, twoNights(67));
    expect(list.map(({ offers }) => offers !== null)).toEqual([true, true, true, true, true]);
    expect((await searches()) - before).toBe(3);
    expect(await prices(member, twoNights(67))).toEqual(list);
    expect((await searches()) - before).toBe(3);
  });

  it('are not requested for past dates, but for favorites that were saved before wishes existed', async () => {
    const member = await memberOf();
    const [first = '', second = ''] = hotels;
    const [past, old] = [await favorite(member, first), await favorite(member, second)];
    await product.update('Favorite', past.id, {
      stay: { check_in: day(-9), check_out: day(-7), adults: 2, rooms: 1 },
    });
    await product.update('Favorite', old.id, {
      stay: { check_in: day(40), check_out: day(42), adults: 2, children_ages: [7], rooms: 1 },
    });
    const list = await prices(member, twoNights(67));
    expect(list.find(({ id }) => id === past.id)).toMatchObject({ offers: null });
    expect(list.find(({ id }) => id === old.id)).toMatchObject({
      savedStay: {
        childrenAges: [7],
        infants: 0,
        wishes: { meals: [], freeCancellation: false, price: null },
      },
      offers: { offers: expect.any(Array) as unknown },
    });
  });

  it('are read for another stay with the same wishes', async () => {
    const member = await memberOf();
    const [hotelId = '', other = ''] = hotels;
    const wishes = { meals: [], freeCancellation: true };
    const { id } = await favorite(member, hotelId, { stay, wishes });
    const change = (of: string, to: object) =>
      member.ask<{ changeFavoriteStay: Priced }>(
        `mutation($of: ID!, $to: StayInput!) { changeFavoriteStay(hotelId: $of, stay: $to) { ${fields} } }`,
        { of, to },
      );
    const later = twoNights(75);
    const { data } = await change(hotelId, later);
    expect(data.changeFavoriteStay).toMatchObject({ id, savedStay: { checkIn: later.checkIn, wishes } });
    const [now] = await prices(member);
    expect(now?.savedStay).toEqual(data.changeFavoriteStay.savedStay);
    expect(data.changeFavoriteStay.savedPricePerNight).toEqual(
      bestMatchingOffer(now?.offers?.offers ?? [], wishes)?.pricePerNight ?? null,
    );
    expect((await change(other, later)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      (await change(hotelId, { ...later, checkOut: later.checkIn })).errors[0]?.extensions,
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
