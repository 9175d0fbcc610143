import { describe, expect, it } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { roomOffer } from '#web/testing/hotelFactories.ts';
import { currentPrice, sinceSaved } from './price.ts';
import type { RowStay } from './rowStay.ts';
import { favoriteRow, pricesOf, savedFor } from './testing/favorites.ts';

const row: RowStay = { stay: savedFor, isOwn: true, past: null };
const now = (shekels: number) =>
  currentPrice('hotel-1', pricesOf({ 'hotel-1': [shekels] }), { isLoading: false, row });

describe('the current price of a favorite', () => {
  it.each([
    ['not loaded yet', undefined, true, 'loading'],
    ['that could not be loaded', undefined, false, 'unknown'],
    ['of a hotel that no longer exists', pricesOf({ 'hotel-1': null }), false, 'unknown'],
    ['without rooms', pricesOf({ 'hotel-1': [] }), false, 'sold-out'],
    ['with rooms', pricesOf({ 'hotel-1': [300, 400] }), false, 'known'],
  ] as const)('is loading, unknown, sold out or known: %s', (_, prices, isLoading, kind) => {
    expect(currentPrice('hotel-1', prices, { isLoading, row }).kind).toBe(kind);
  });

  it('is that of the cheapest room that meets the wishes', () => {
    const room = (id: string, shekels: number, meal: string) =>
      roomOffer({ id, total: money(shekels), mealPlan: meal, mealChoices: [meal] });
    const prices = pricesOf({ 'hotel-1': [] });
    const list = prices.favorites[0]?.offers;
    if (list) list.offers = [room('room-0', 300, 'Room only'), room('room-1', 400, 'Half Board')];
    const priceFor = (meals: readonly string[]) =>
      currentPrice('hotel-1', prices, {
        isLoading: false,
        row: { ...row, stay: { ...savedFor, wishes: { meals, freeCancellation: false } } },
      });
    expect(priceFor([])).toMatchObject({ offer: { id: 'room-0' } });
    expect(priceFor(['Breakfast Included'])).toMatchObject({ offer: { id: 'room-1' } });
    expect(priceFor(['Full Board'])).toEqual({ kind: 'unmet' });
  });
});

describe("the change of a favorite's price", () => {
  it.each([
    [250, -5000],
    [300, 0],
    [300.4, 40],
    [349, 4900],
  ])('is calculated when the price was 300 at saving and is %d now', (price, difference) => {
    expect(sinceSaved(favoriteRow(), now(price), row)).toBe(difference);
  });

  it.each([
    ['no saved stay', favoriteRow(), { ...row, isOwn: false }],
    ['past dates', favoriteRow(), { ...row, past: savedFor }],
    ['no price saved', favoriteRow({ savedPricePerNight: null }), row],
    ['another currency', favoriteRow({ savedPricePerNight: money(300, 'USD') }), row],
  ])('is null with %s', (_, favorite, requested) => {
    expect(sinceSaved(favorite, now(250), requested)).toBeNull();
  });
});
