import { describe, expect, it } from 'vitest';
import { addDays } from '../../i18n/plain-date.ts';
import { defaultParty } from '../../lib/occupancy.ts';
import { money } from '../../testing/factories.ts';
import { currentPrice, isSameStay, sinceSaved } from './price.ts';
import { favoriteRow, pricesOf, savedFor } from './testing.ts';

const stay = savedFor;
const now = (shekels: number) => currentPrice('hotel-1', pricesOf({ 'hotel-1': [shekels] }), false);

describe('price now', () => {
  it.each([
    ['is awaited', undefined, true, 'loading'],
    ['did not come', undefined, false, 'unknown'],
    ['of a hotel that is gone', pricesOf({ 'hotel-1': null }), false, 'unknown'],
    ['without rooms', pricesOf({ 'hotel-1': [] }), false, 'sold-out'],
    ['with rooms', pricesOf({ 'hotel-1': [300, 400] }), false, 'known'],
  ] as const)('%s', (_, prices, isLoading, kind) => {
    expect(currentPrice('hotel-1', prices, isLoading).kind).toBe(kind);
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
