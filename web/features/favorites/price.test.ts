import { describe, expect, it } from 'vitest';
import { addDays } from '../../i18n/plain-date.ts';
import { defaultParty } from '../../lib/occupancy.ts';
import { money } from '../../testing/factories.ts';
import { roomOffer } from '../../testing/hotelFactories.ts';
import { currentPrice, isSameStay, sinceSaved } from './price.ts';
import { favoriteRow, pricesOf, savedFor } from './testing.ts';

const stay = savedFor;
const breakfast = { meals: ['Breakfast Included'], freeCancellation: false };
const now = (shekels: number) =>
  currentPrice('hotel-1', pricesOf({ 'hotel-1': [shekels] }), { isLoading: false });

describe('price now', () => {
  it.each([
    ['is awaited', undefined, true, 'loading'],
    ['did not come', undefined, false, 'unknown'],
    ['of a hotel that is gone', pricesOf({ 'hotel-1': null }), false, 'unknown'],
    ['without rooms', pricesOf({ 'hotel-1': [] }), false, 'sold-out'],
    ['with rooms', pricesOf({ 'hotel-1': [300, 400] }), false, 'known'],
  ] as const)('%s', (_, prices, isLoading, kind) => {
    expect(currentPrice('hotel-1', prices, { isLoading }).kind).toBe(kind);
  });

  it('is that of the cheapest room with what was asked for', () => {
    const room = (id: string, shekels: number, meal: string) =>
      roomOffer({ id, total: money(shekels), mealPlan: meal, mealChoices: [meal] });
    const prices = pricesOf({ 'hotel-1': [] });
    const list = prices.favorites[0]?.hotel?.offers;
    if (list) list.offers = [room('room-0', 300, 'Room only'), room('room-1', 400, 'Half Board')];
    const priceFor = (meals: readonly string[]) =>
      currentPrice('hotel-1', prices, { isLoading: false, wishes: { meals, freeCancellation: false } });
    expect(priceFor([])).toMatchObject({ asked: { id: 'room-0' } });
    expect(priceFor(['Breakfast Included'])).toMatchObject({ asked: { id: 'room-1' } });
    expect(priceFor(['Full Board'])).toEqual({ kind: 'unmet' });
  });
});

describe('price since saved', () => {
  it.each([
    [250, -5000],
    [300, 0],
    [300.4, 40],
    [349, 4900],
  ])('300 then, %d now', (price, difference) => {
    expect(sinceSaved(favoriteRow(), now(price), stay)).toBe(difference);
  });

  it.each([
    ['another stay', favoriteRow(), { ...stay, checkOut: addDays(stay.checkOut, 1) }],
    ['wishes, since the saved price had none', favoriteRow(), { ...stay, wishes: breakfast }],
    ['no stay saved', favoriteRow({ savedStay: null }), stay],
    ['no price saved', favoriteRow({ savedPricePerNight: null }), stay],
    ['another currency', favoriteRow({ savedPricePerNight: money(300, 'USD') }), stay],
  ])('is not told with %s', (_, favorite, asked) => {
    expect(sinceSaved(favorite, now(250), asked)).toBeNull();
  });

  it('compares stays with the ages in any order', () => {
    const saved = favoriteRow().savedStay;
    const party = { ...defaultParty, children: 2, childrenAges: [9, 4] };
    expect(saved && isSameStay({ ...saved, childrenAges: [4, 9] }, { ...stay, party })).toBe(true);
    expect(isSameStay(saved, { ...stay, party })).toBe(false);
  });
});
