import { describe, expect, it } from 'vitest';
import type { CancellationTier } from '#models/search/offer.ts';
import { extrasRefundableUntil, storedTerms, termsFromTiers } from './cancellation.ts';

const rates = { asOf: '2026-01-01', shekelsPerUnit: { ILS: '1', USD: '3.70' } };
const today = '2026-12-01';
const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

describe('cancellation terms of a provider', () => {
  const free = (from: string): CancellationTier => ({ from, charge: { kind: 'fixed', amount: ils(0) } });
  const percent = (from: string, of: number): CancellationTier => ({
    from,
    charge: { kind: 'percentage', percent: of },
  });
  const read = (tiers: CancellationTier[], isRefundable = true) =>
    termsFromTiers(tiers, { total: ils(10_001), isRefundable }, today, rates);

  it.each([
    [
      'free until the first tier with a charge',
      [free('2026-11-30T00:00'), percent('2026-12-10T00:00', 50)],
      true,
      '2026-12-09T23:59',
      [5_001],
    ],
    [
      'free until the day of a step, at whatever time it begins',
      [percent('2026-12-10T18:00', 50)],
      true,
      '2026-12-09T23:59',
      [5_001],
    ],
    [
      'non-refundable from today',
      [free('2026-11-30T00:00'), percent('2026-12-01T00:00', 100)],
      false,
      null,
      [10_001],
    ],
    [
      'begun at any time today',
      [free('2026-11-30T00:00'), percent('2026-12-01T18:00', 10)],
      false,
      null,
      [1_000],
    ],
    [
      'ended steps are left out',
      [percent('2026-11-01T00:00', 10), percent('2026-11-20T00:00', 30)],
      false,
      null,
      [3_000],
    ],
    [
      'out of order',
      [percent('2026-12-12T00:00', 100), percent('2026-12-10T00:00', 20)],
      true,
      '2026-12-09T23:59',
      [2_000, 10_001],
    ],
    [
      'unknown charges cost everything',
      [{ from: '2026-12-09T00:00', charge: { kind: 'unknown' as const } }],
      true,
      '2026-12-08T23:59',
      [10_001],
    ],
    [
      'a charge above the total is the total',
      [{ from: '2026-12-09T00:00', charge: { kind: 'fixed' as const, amount: ils(99_999) } }],
      true,
      '2026-12-08T23:59',
      [10_001],
    ],
    [
      'the last of several steps on one day',
      [percent('2026-12-10T00:00', 20), percent('2026-12-10T18:00', 50), percent('2026-12-11T00:00', 100)],
      true,
      '2026-12-09T23:59',
      [5_001, 10_001],
    ],
    ['no tiers at all', [], false, null, [10_001]],
  ])('are read from its tiers: %s', (_, tiers, isFree, freeUntil, fees) => {
    const found = read(tiers);
    expect([found.isFree, found.freeUntil, found.steps.map((step) => step.fee.amountMinor)]).toEqual([
      isFree,
      freeUntil,
      fees,
    ]);
  });
  it('start a step with the day on which its fee applies', () => {
    const { steps } = read([percent('2026-12-10T18:00', 50), percent('2026-12-12T00:00', 100)]);
    expect(steps.map(({ from }) => from)).toEqual(['2026-12-10T00:00', '2026-12-12T00:00']);
  });

  it('follow the refundable flag only when no tier has a fee', () => {
    expect(read([free('2026-11-30T00:00')], false).isFree).toBe(false);
    expect(read([free('2026-11-30T00:00')], true)).toEqual({ isFree: true, freeUntil: null, steps: [] });
  });
});

describe('cancellation terms of a stored hotel', () => {
  it.each([
    [true, '2026-12-01T10:00', true, '2026-12-08T15:00', 500],
    [true, '2026-12-08T14:59', true, '2026-12-08T15:00', 500],
    [true, '2026-12-08T15:00', false, null, 500],
    [false, '2026-12-01T10:00', false, null, 2_000],
  ])(
    'with free cancellation %s, at %s, are free: %s, until %s, and then cost %i',
    (flexible, now, isFree, freeUntil, fee) => {
      const found = storedTerms(flexible, { total: ils(2_000), oneNight: ils(500) }, '2026-12-10', now);
      expect([found.isFree, found.freeUntil, found.steps[0]?.fee.amountMinor]).toEqual([
        isFree,
        freeUntil,
        fee,
      ]);
    },
  );
});

it.each([
  ['2026-12-08T15:00', '2026-12-08T15:00'],
  ['2026-12-08T15:01', null],
  ['2026-12-10T09:00', null],
])('extras of a stay from 10 December, at %s, are refunded until %s', (now, until) => {
  expect(extrasRefundableUntil('2026-12-10', now)).toBe(until);
});
