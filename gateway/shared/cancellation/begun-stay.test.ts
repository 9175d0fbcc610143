import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from '#models/booking.ts';
import { cancellationFee } from './cancellation-fee.ts';
import { isOver, nightsBegun } from './begun-stay.ts';
import { addDays, nightsBetween } from '../stay/nights.ts';

const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });
const isRestDay = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() === 6;

const CHECK_IN = '2026-12-10';
const ANNOUNCED = '2026-11-01T09:00:00.000Z';

interface Facts {
  readonly total: number;
  readonly nights: number;
  readonly source: Quote['source'];
  /** Fee of the rate's own step, in force long before check-in; null for a rate with free cancellation throughout. */
  readonly stepMinor: number | null;
}

function paid({ total, nights, source, stepMinor }: Facts) {
  const steps = stepMinor === null ? [] : [{ from: '2026-12-01T00:00', fee: ils(stepMinor) }];
  return {
    checkIn: CHECK_IN,
    checkOut: addDays(CHECK_IN, nights),
    totalPrice: ils(total),
    carRental: null,
    insurance: null,
    attractions: [],
    payment: { brand: 'Visa', lastFour: '4242', paidAt: ANNOUNCED },
    createdAt: ANNOUNCED,
    quote: {
      offerId: 'o',
      source,
      roomNames: ['Standard Room'],
      mealPlan: 'Room only',
      total: ils(total),
      pricePerNight: ils(Math.round(total / nights)),
      nights,
      rooms: 1,
      cancellation: { isFree: true, freeUntil: null, steps },
      propertyFees: [],
      quotedAt: ANNOUNCED,
      provider: null,
    },
  } as const;
}

const feeAt = (
  booking: Parameters<typeof cancellationFee>[0],
  now: string,
  declaration: 'SENIOR' | null = null,
) => {
  const clocks = { earliest: now, latest: now };
  return cancellationFee(booking, { clocks, today: now.slice(0, 10), isRestDay }, declaration);
};

/** Ten nights at ₪100 with a fee of one night: the flexible rate of a stored hotel. */
const tenNights = { total: 100_000, nights: 10, source: 'STORED', stepMinor: 10_000 } as const;

describe('cancelling a stay that has begun', () => {
  it.each([
    ['a minute before check-in: the fee of the rate', '2026-12-10T14:59', 10_000, 'FEE_BY_POLICY'],
    ['at check-in: the first night and one more', '2026-12-10T15:00', 20_000, 'STAY_BEGUN'],
    ['the next morning: still the same', '2026-12-11T14:59', 20_000, 'STAY_BEGUN'],
    ['when the second night begins', '2026-12-11T15:00', 30_000, 'STAY_BEGUN'],
    ['on the day before departure, before its night', '2026-12-19T09:00', 100_000, 'STAY_BEGUN'],
    ['in the last night: no more than the whole price', '2026-12-19T23:59', 100_000, 'STAY_BEGUN'],
    ['after departure', '2026-12-25T12:00', 100_000, 'STAY_BEGUN'],
  ])('costs %s', (_name, now, fee, reason) => {
    expect(feeAt(paid(tenNights), now)).toMatchObject({
      hotelFee: ils(fee),
      refund: ils(100_000 - fee),
      reason,
    });
  });

  it('costs the fee of the rate when that is higher, with its reason', () => {
    const dear = paid({ ...tenNights, stepMinor: 60_000 });
    expect(feeAt(dear, '2026-12-10T15:00')).toMatchObject({ hotelFee: ils(60_000), reason: 'FEE_BY_POLICY' });
    const fixed = paid({ ...tenNights, stepMinor: 100_000 });
    const terms = { ...fixed.quote.cancellation, isFree: false };
    const nonRefundable = { ...fixed, quote: { ...fixed.quote, cancellation: terms } };
    expect(feeAt(nonRefundable, '2026-12-19T20:00')).toMatchObject({
      hotelFee: ils(100_000),
      reason: 'NON_REFUNDABLE',
    });
  });

  it('costs the nights that have begun when the rate is free throughout, for stored and provider hotels', () => {
    for (const source of ['STORED', 'PROVIDER'] as const) {
      const free = paid({ ...tenNights, source, stepMinor: null });
      expect(feeAt(free, '2026-12-10T14:59').fee).toEqual(ils(0));
      expect(feeAt(free, '2026-12-12T20:00')).toMatchObject({ fee: ils(40_000), reason: 'STAY_BEGUN' });
    }
  });

  it('is not covered by the legal rights to cancel, which end seven working days before check-in', () => {
    const fresh = {
      ...paid(tenNights),
      payment: { brand: 'Visa', lastFour: '4242', paidAt: '2026-12-10T06:00:00.000Z' },
    };
    expect(feeAt(fresh, '2026-12-10T15:00', 'SENIOR')).toMatchObject({
      fee: ils(20_000),
      reason: 'STAY_BEGUN',
    });
  });

  it('costs nothing when nothing was paid', () => {
    const unpaid = { ...paid(tenNights), payment: null };
    const clocks = { earliest: '2026-12-12T20:00', latest: '2026-12-12T20:00' };
    const moment = { clocks, today: '2026-12-12', isRestDay };
    expect(cancellationFee(unpaid, moment, null)).toMatchObject({ fee: ils(0), refund: ils(0) });
  });

  it('costs at least the nights begun and one more, at most the whole price, and never less later, to the agora', () => {
    const facts = fc.record({
      total: fc.integer({ min: 1, max: 100_000_000 }),
      nights: fc.integer({ min: 1, max: 30 }),
      source: fc.constantFrom('STORED' as const, 'PROVIDER' as const),
      stepMinor: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
    });
    const hour = fc.integer({ min: 0, max: 31 * 24 - 1 });
    fc.assert(
      fc.property(facts, fc.tuple(hour, hour), (drawn, hours) => {
        const booking = paid(drawn);
        const wallClock = (inHours: number) => {
          const day = addDays(CHECK_IN, Math.floor((inHours + 15) / 24));
          return `${day}T${String((inHours + 15) % 24).padStart(2, '0')}:00`;
        };
        const [earlier, later] = hours.toSorted((one, other) => one - other).map(wallClock);
        if (!earlier || !later) throw new Error('two moments');
        const fee = feeAt(booking, earlier).hotelFee.amountMinor;
        const begun = nightsBegun(booking, earlier);
        const charged = Math.min(begun + 1, drawn.nights);
        expect(Number.isSafeInteger(fee)).toBe(true);
        expect(fee * drawn.nights).toBeGreaterThanOrEqual(drawn.total * charged);
        expect(fee).toBeLessThanOrEqual(drawn.total);
        expect(feeAt(booking, later).hotelFee.amountMinor).toBeGreaterThanOrEqual(fee);
        const { refund } = feeAt(booking, earlier);
        expect(refund.amountMinor + fee).toBe(drawn.total);
        // When the price divides evenly and the rate asks for less, whole nights cost exactly their share.
        const even = paid({ ...drawn, total: drawn.nights * 12_345, stepMinor: null });
        expect(feeAt(even, earlier).hotelFee.amountMinor).toBe(charged * 12_345);
      }),
    );
  });
});

describe('the number of nights that have begun', () => {
  const stay = { checkIn: CHECK_IN, checkOut: '2026-12-13' };
  it.each([
    ['2026-12-09T23:59', 0],
    ['2026-12-10T14:59', 0],
    ['2026-12-10T15:00', 1],
    ['2026-12-11T00:00', 1],
    ['2026-12-12T15:00', 3],
    ['2026-12-13T15:00', 3],
  ])('at %s is %i', (now, begun) => expect(nightsBegun(stay, now)).toBe(begun));
});

describe('the end of a stay', () => {
  it.each([
    ['2026-12-12', false],
    ['2026-12-13', true],
    ['2026-12-14', true],
  ])('on 13 December is past on %s: %s', (today, expected) => {
    expect(nightsBetween(CHECK_IN, '2026-12-13')).toBe(3);
    expect(isOver({ checkOut: '2026-12-13' }, today)).toBe(expected);
  });
});
