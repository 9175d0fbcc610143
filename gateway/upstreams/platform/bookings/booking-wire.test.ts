import { expect, it } from 'vitest';
import type { PropertyFee } from '#models/search/offer.ts';
import { bookingRecord } from './booking-wire.ts';

const euros = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' });
const shekels = (amount: number) => ({ amountMinor: amount * 100, currency: 'ILS' });

/** The property fees of a stored quote for three nights, as the mapper reads them. */
const feesOf = (...propertyFees: readonly PropertyFee[]) => feesOfStored({ propertyFees });

const feesOfStored = (fees: object) =>
  bookingRecord.shape.quote.parse({
    offerId: 'offer-1',
    source: 'PROVIDER',
    roomNames: ['Double Room'],
    mealPlan: 'Room_Only',
    total: shekels(1_800),
    pricePerNight: shekels(600),
    nights: 3,
    rooms: 1,
    cancellation: { isFree: true, freeUntil: null, steps: [] },
    ...fees,
    quotedAt: '2026-05-01T10:00:00.000Z',
    provider: null,
  })?.propertyFees;

const oldFee = { description: 'Resort fee per night', amount: euros(26) };
const newFee = { description: 'Resort fee', amount: euros(78), perNight: euros(26) };

it('a fee that was stored per night is multiplied by the nights of the stay', () => {
  expect(feesOf(oldFee)).toEqual([newFee]);
});

it('a fee that was stored for the whole stay is unchanged', () => {
  const tax = { description: 'City tax', amount: euros(12) };
  expect(feesOf(newFee, tax)).toEqual([newFee, tax]);
});

it('a fee is multiplied by the nights only once, although its name says “per night”', () => {
  const twice = { ...newFee, description: 'Resort fee per night' };
  expect(feesOf(twice)).toEqual([twice]);
});

it('a fee that was stored for each room is one fee', () => {
  const tax = { description: 'City tax', amount: euros(12) };
  expect(feesOf(tax, tax)).toEqual([{ ...tax, amount: euros(24) }]);
});

it('the fees of a booking that were stored under their former name are read', () => {
  const tax = { description: 'City tax', amount: euros(12) };
  expect(feesOfStored({ deskFees: [tax] })).toEqual([tax]);
});
