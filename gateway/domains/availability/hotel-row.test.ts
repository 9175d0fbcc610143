import { describe, expect, it } from 'vitest';
import type { Hotel } from '../../models/hotel.ts';
import type { Offer } from '../../models/offer.ts';
import { singleRow } from './hotel-row.ts';

const hotel = { stars: 4, coordinates: null } as unknown as Hotel;

const offer = (shekels: number, freeUntil: string | null) =>
  ({
    pricePerNight: { amountMinor: shekels * 50, currency: 'ILS' },
    total: { amountMinor: shekels * 100, currency: 'ILS' },
    mealChoices: [],
    cancellation: { isFree: freeUntil !== null, freeUntil, steps: [] },
  }) as unknown as Offer;

const withFee = (shekels: number, fee: number) => {
  const room = offer(shekels, null);
  const step = { from: '2027-01-01T00:00', fee: { amountMinor: fee * 100, currency: 'ILS' } };
  return { ...room, cancellation: { ...room.cancellation, steps: [step] } };
};

const until = '2027-03-01T15:00';

describe('the cancellation of a card', () => {
  it.each([
    ['of the price shown', [offer(300, until), offer(400, null)], [true, true, until]],
    ['of a dearer room only', [offer(300, null), offer(400, until)], [true, false, until]],
    ['of no room', [offer(300, null)], [false, false, null]],
    ['without rooms', [], [false, false, null]],
  ])('is told as that %s', (_, offers, expected) => {
    const row = singleRow(hotel, offers);
    expect([row.freeCancellation, row.cheapestFreeCancellation, row.freeCancellationUntil]).toEqual(expected);
  });
  it.each([
    ['a fee below the price shown', [withFee(300, 150), withFee(400, 400)], true],
    ['all of the price shown', [withFee(300, 300), withFee(400, 100)], false],
    ['no room', [], false],
  ])('is partly refundable with %s', (_, offers, isPartly) =>
    expect(singleRow(hotel, offers).cheapestPartlyRefundable).toBe(isPartly),
  );
});
