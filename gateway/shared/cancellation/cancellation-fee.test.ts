import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from '#models/booking.ts';
import { cancellationFee, stillFreeUntil } from './cancellation-fee.ts';
import { storedTerms } from './cancellation.ts';
import { addDays, addMonths } from '../stay/nights.ts';

const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

/** Saturdays only; the holidays have their own test. */
const isRestDay = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() === 6;

const TOTAL = 300_000;
const NIGHT = 100_000;
const EXTRAS = 10_200;

interface Facts {
  readonly source?: Quote['source'];
  readonly cancellation?: Quote['cancellation'];
  readonly checkIn?: string;
  readonly paidAt?: string | null;
  readonly total?: number;
  readonly hasExtras?: boolean;
}

const flexible = (checkIn: string, total = TOTAL) =>
  storedTerms(
    true,
    { total: ils(total), oneNight: ils(Math.min(NIGHT, total)) },
    checkIn,
    '2026-01-01T00:00',
  );
const nonRefundable = (total = TOTAL) =>
  storedTerms(false, { total: ils(total), oneNight: ils(NIGHT) }, '2026-12-10', '2026-11-01T00:00');

/** A paid booking of three nights from Thursday 10 December 2026. */
function booking(facts: Facts = {}) {
  const {
    checkIn = '2026-12-10',
    total = TOTAL,
    paidAt = '2026-11-01T09:00:00.000Z',
    hasExtras = true,
  } = facts;
  return {
    checkIn,
    checkOut: addDays(checkIn, 3),
    totalPrice: ils(total),
    carRental: null,
    insurance: hasExtras ? { packageName: 'Travel insurance', options: [], price: ils(EXTRAS) } : null,
    attractions: [],
    payment: paidAt === null ? null : { brand: 'Visa', lastFour: '4242', paidAt },
    createdAt: '2026-11-01T09:00:00.000Z',
    quote: {
      offerId: 'o',
      source: facts.source ?? 'STORED',
      roomNames: ['Standard Room'],
      mealPlan: 'Room only',
      total: ils(total),
      pricePerNight: ils(NIGHT),
      nights: 3,
      rooms: 1,
      cancellation: facts.cancellation ?? flexible(checkIn, total),
      propertyFees: [],
      quotedAt: '2026-11-01T08:55:00.000Z',
      provider: null,
    },
  } as const;
}

const provider = {
  source: 'PROVIDER',
  cancellation: {
    isFree: true,
    freeUntil: '2026-12-01T23:59',
    steps: [
      { from: '2026-12-01T23:59', fee: ils(50_000) },
      { from: '2026-12-08T00:00', fee: ils(TOTAL) },
    ],
  },
} as const;

/** A provider's rate with a fee from midnight on. */
const midnight = {
  source: 'PROVIDER',
  cancellation: {
    isFree: true,
    freeUntil: '2026-11-30T23:59',
    steps: [{ from: '2026-12-01T00:00', fee: ils(50_000) }],
  },
} as const;

const late = '2026-11-01T09:00:00.000Z';
const fresh = '2026-12-01T09:00:00.000Z';

describe('the cancellation fee', () => {
  it.each<[string, Facts, string, 'SENIOR' | null, number, number, string]>([
    ['a flexible rate long before', {}, '2026-11-20T12:00', null, 0, 0, 'FREE_BY_POLICY'],
    ['at the last free minute', {}, '2026-12-08T15:00', null, 0, 0, 'FREE_BY_POLICY'],
    ['a minute later, extras too', {}, '2026-12-08T15:01', null, NIGHT, EXTRAS, 'FEE_BY_POLICY'],
    [
      'non-refundable, 14 days over',
      { cancellation: nonRefundable(), paidAt: late },
      '2026-11-16T12:00',
      null,
      TOTAL,
      0,
      'NON_REFUNDABLE',
    ],
    [
      'non-refundable on the 14th day',
      { cancellation: nonRefundable(), paidAt: late },
      '2026-11-15T23:59',
      null,
      10_000,
      0,
      'REMOTE_SALE',
    ],
    [
      '5% when that is less than ₪100',
      { cancellation: nonRefundable(90_000), total: 90_000 },
      '2026-11-10T12:00',
      null,
      4500,
      0,
      'REMOTE_SALE',
    ],
    [
      '5% with a half agora, rounded up',
      { cancellation: nonRefundable(90_010), total: 90_010 },
      '2026-11-10T12:00',
      null,
      4501,
      0,
      'REMOTE_SALE',
    ],
    [
      'seven working days before, one Saturday',
      { cancellation: nonRefundable(), paidAt: fresh },
      '2026-12-02T12:00',
      null,
      10_000,
      0,
      'REMOTE_SALE',
    ],
    [
      'six working days before',
      { cancellation: nonRefundable(), paidAt: fresh },
      '2026-12-03T12:00',
      null,
      TOTAL,
      0,
      'NON_REFUNDABLE',
    ],
    [
      'a senior after the 14 days',
      { cancellation: nonRefundable(), paidAt: late },
      '2026-11-20T12:00',
      'SENIOR',
      10_000,
      0,
      'PROTECTED_BUYER',
    ],
    [
      'a senior on the last day of four months',
      { cancellation: nonRefundable(), checkIn: '2027-05-01', paidAt: late },
      '2027-03-01T12:00',
      'SENIOR',
      10_000,
      0,
      'PROTECTED_BUYER',
    ],
    [
      'a senior a day after four months',
      { cancellation: nonRefundable(), checkIn: '2027-05-01', paidAt: late },
      '2027-03-02T12:00',
      'SENIOR',
      TOTAL,
      0,
      'NON_REFUNDABLE',
    ],
    [
      'a senior too close to check-in',
      { cancellation: nonRefundable(), paidAt: late },
      '2026-12-04T12:00',
      'SENIOR',
      TOTAL,
      0,
      'NON_REFUNDABLE',
    ],
    ['a senior whose rate is free', {}, '2026-11-20T12:00', 'SENIOR', 0, 0, 'FREE_BY_POLICY'],
    ['a provider before its first step', provider, '2026-11-30T12:00', null, 0, 0, 'FREE_BY_POLICY'],
    ['a provider on the day of its step', provider, '2026-12-01T00:00', null, 50_000, 0, 'FEE_BY_POLICY'],
    ['a provider at its last step', provider, '2026-12-08T10:00', null, TOTAL, 0, 'FEE_BY_POLICY'],
    [
      'a rate without free cancellation or steps',
      { cancellation: { isFree: false, freeUntil: null, steps: [] } },
      '2026-11-20T12:00',
      null,
      TOTAL,
      0,
      'NON_REFUNDABLE',
    ],
    [
      'a rate that is free throughout',
      { cancellation: { isFree: true, freeUntil: null, steps: [] } },
      '2026-12-10T12:00',
      null,
      0,
      EXTRAS,
      'FREE_BY_POLICY',
    ],
    [
      'a booking that was never paid',
      { cancellation: nonRefundable(), paidAt: null },
      '2026-12-10T12:00',
      null,
      0,
      0,
      'NON_REFUNDABLE',
    ],
  ])('is right for %s', (_name, facts, now, declaration, hotel, extras, reason) => {
    const moment = { clocks: { earliest: now, latest: now }, today: now.slice(0, 10), isRestDay };
    const fee = cancellationFee(booking(facts), moment, declaration);
    const paid = facts.paidAt === null ? 0 : (facts.total ?? TOTAL) + EXTRAS;
    expect(fee).toEqual({
      hotelFee: ils(hotel),
      extrasFee: ils(extras),
      fee: ils(hotel + extras),
      refund: ils(paid - hotel - extras),
      reason,
      isEstimate: facts.source === 'PROVIDER',
    });
  });

  it('never exceeds what was paid, adds up with the refund, and never rises for a protected customer', () => {
    const day = fc.integer({ min: 0, max: 60 });
    const facts = fc.record({
      total: fc.integer({ min: 1, max: 5_000_000 }),
      bookedAgo: day,
      ahead: day,
      isFlexible: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, ({ total, bookedAgo, ahead, isFlexible }) => {
        const today = '2026-12-10';
        const checkIn = addDays(today, ahead);
        const terms = isFlexible ? flexible(checkIn, total) : nonRefundable(total);
        const paidAt = `${addDays(today, -bookedAgo)}T09:00:00.000Z`;
        const paid = booking({ total, checkIn, cancellation: terms, paidAt });
        const now = `${today}T12:00`;
        const moment = { clocks: { earliest: now, latest: now }, today, isRestDay };
        const fee = cancellationFee(paid, moment, null);
        expect(fee.fee.amountMinor).toBe(fee.hotelFee.amountMinor + fee.extrasFee.amountMinor);
        expect(fee.fee.amountMinor + fee.refund.amountMinor).toBe(total + EXTRAS);
        for (const part of [fee.hotelFee, fee.extrasFee, fee.fee, fee.refund]) {
          expect(Number.isInteger(part.amountMinor)).toBe(true);
          expect(part.amountMinor).toBeGreaterThanOrEqual(0);
        }
        const declared = cancellationFee(paid, moment, 'DISABLED');
        expect(declared.fee.amountMinor).toBeLessThanOrEqual(fee.fee.amountMinor);
      }),
    );
  });
});

describe('the end of free cancellation', () => {
  it.each<[string, Facts, string, string | null]>([
    ['to come', {}, '2026-12-08T15:00', '2026-12-08T15:00'],
    ['over', {}, '2026-12-08T15:01', null],
    ['never granted', { cancellation: nonRefundable() }, '2026-11-10T12:00', null],
    ['of a provider, to come', provider, '2026-11-30T23:59', '2026-12-01T23:59'],
    ['of a provider, whose day has begun', provider, '2026-12-01T00:00', null],
    [
      'stored as the minute before midnight, on its last day',
      midnight,
      '2026-11-30T23:59',
      '2026-11-30T23:59',
    ],
    ['stored as the minute before midnight, over', midnight, '2026-12-01T00:00', null],
  ])('is returned until it has passed, and is null otherwise: %s', (_name, facts, now, expected) =>
    expect(stillFreeUntil(booking(facts), now)).toBe(expected),
  );
});

describe('adding months to a day', () => {
  it.each([
    ['2026-11-01', 4, '2027-03-01'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2027-10-31', 4, '2028-02-29'],
    ['2026-12-31', -1, '2026-11-30'],
  ])('%s plus %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));
});
