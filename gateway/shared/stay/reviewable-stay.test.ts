import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clocksOfPlace } from '#gateway/kit/countries.ts';
import { addDays } from './nights.ts';
import { isReviewable, reviewableFrom } from './reviewable-stay.ts';

const israel = (moment: Date) => clocksOfPlace(moment, 'Haifa, Israel');

/** Nights of 10, 11 and 12 December, paid a month before. */
const stay = {
  status: 'confirmed',
  pendingOperation: null,
  checkOut: '2026-12-13',
  payment: { brand: 'Visa', lastFour: '4242', paidAt: '2026-11-10T09:00:00.000Z' },
} as const;
const paidAt = (moment: string) => ({ ...stay, payment: { ...stay.payment, paidAt: moment } });

describe('a stay', () => {
  it.each([
    ['from the first minute of the day of departure at the property', '2026-12-12T22:00:00Z', true],
    ['not a minute earlier', '2026-12-12T21:59:00Z', false],
    ['at any later time', '2030-01-01T00:00:00Z', true],
  ])('can be reviewed %s', (_name, now, expected) => {
    expect(isReviewable(stay, israel, new Date(now))).toBe(expected);
    expect(reviewableFrom(stay, israel)).toBe('2026-12-13');
  });

  it.each([
    ['a minute before its last night began', '2026-12-12T12:59:00.000Z', '2026-12-13'],
    ['when its last night began', '2026-12-12T13:00:00.000Z', null],
    ['on the day of departure', '2026-12-13T08:00:00.000Z', null],
  ])('that was paid %s (%s) can be reviewed from: %s', (_name, moment, from) => {
    expect(reviewableFrom(paidAt(moment), israel)).toBe(from);
    expect(isReviewable(paidAt(moment), israel, new Date('2026-12-20T00:00:00Z'))).toBe(from !== null);
  });

  it.each([
    ['pending', { status: 'pending' }],
    ['cancelled', { status: 'cancelled' }],
    ['being cancelled', { pendingOperation: 'cancel' }],
    ['confirmed by hand, without a payment', { payment: null }],
  ] as const)('can never be reviewed when it is %s', (_name, changes) => {
    expect(reviewableFrom({ ...stay, ...changes }, israel)).toBeNull();
  });

  it('can be reviewed by the clock of the property, not by ours', () => {
    const tokyo = (moment: Date) => clocksOfPlace(moment, 'Tokyo, Japan');
    expect(isReviewable(stay, tokyo, new Date('2026-12-12T15:00:00Z'))).toBe(true);
    expect(reviewableFrom(paidAt('2026-12-12T06:00:00.000Z'), tokyo)).toBeNull();
    expect(reviewableFrom(paidAt('2026-12-12T05:59:00.000Z'), tokyo)).toBe('2026-12-13');
  });

  it('can be reviewed once its day of departure has begun in every zone of the country, because until then it can be cancelled', () => {
    const russia = (moment: Date) => clocksOfPlace(moment, 'Kaliningrad, Russia');
    expect(isReviewable(stay, russia, new Date('2026-12-12T21:59:00Z'))).toBe(false);
    expect(isReviewable(stay, russia, new Date('2026-12-12T22:00:00Z'))).toBe(true);
  });

  it('can be reviewed when it was paid before its last night began in the first zone of the country', () => {
    const russia = (moment: Date) => clocksOfPlace(moment, 'Kaliningrad, Russia');
    expect(reviewableFrom(paidAt('2026-12-12T02:59:00.000Z'), russia)).toBe('2026-12-13');
    expect(reviewableFrom(paidAt('2026-12-12T03:00:00.000Z'), russia)).toBeNull();
  });

  it('can be reviewed nine hours after it was paid at the earliest, in any zone', () => {
    const places = fc.constantFrom('Haifa, Israel', 'Auckland, New Zealand', 'Honolulu, United States', '');
    const minute = fc.integer({ min: 0, max: 7 * 24 * 60 });
    fc.assert(
      fc.property(places, minute, minute, fc.integer({ min: 0, max: 3 }), (place, paid, later, nights) => {
        const clocksAt = (moment: Date) => clocksOfPlace(moment, place);
        const start = Date.parse('2026-12-10T00:00:00Z');
        const [from, now] = [new Date(start + paid * 60_000), new Date(start + (paid + later) * 60_000)];
        const bought = { ...paidAt(from.toISOString()), checkOut: addDays('2026-12-11', nights) };
        const isTooSoon = later <= 9 * 60 && isReviewable(bought, clocksAt, now);
        expect(isTooSoon).toBe(false);
      }),
    );
  });
});
