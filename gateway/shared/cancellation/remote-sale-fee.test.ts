import { describe, expect, it } from 'vitest';
import { remoteSaleFee } from './cancellation-fee.ts';

/** Saturdays only; the holidays have their own test. */
const isRestDay = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() === 6;

describe('the fee of the right to cancel a remote sale', () => {
  const terms = (isFree: boolean, ...steps: [string, number][]) => ({
    isFree,
    steps: steps.map(([from, amountMinor]) => ({ from, fee: { amountMinor } })),
  });
  const sale = (stated: ReturnType<typeof terms>, bookedOn = '2031-01-02') => ({
    checkIn: '2031-03-10',
    bookedOn,
    totalMinor: 200_000,
    terms: stated,
  });
  // Booked on 2 January: the right ends on 16 January, by the days since the booking.
  it.each([
    ['the rate has no steps', terms(false), 10_000],
    ['the rate costs more from the start', terms(false, ['2031-01-02T00:00', 20_000]), 10_000],
    ['the rate never costs more', terms(false, ['2031-01-02T00:00', 5_000]), null],
    [
      'the rate costs more only after the right has ended',
      terms(false, ['2031-01-02T00:00', 5_000], ['2031-01-17T00:00', 200_000]),
      null,
    ],
    [
      'the rate costs more on the last day of the right',
      terms(false, ['2031-01-02T00:00', 5_000], ['2031-01-16T00:00', 200_000]),
      10_000,
    ],
    ['the first step of the rate bears a late time', terms(false, ['2031-03-08T00:00', 200_000]), 10_000],
    ['the rate is free until the end', terms(true), null],
    ['the rate is free until tomorrow', terms(true, ['2031-01-04T00:00', 200_000]), null],
    ['the free time of the rate ended yesterday', terms(true, ['2031-01-03T00:00', 200_000]), 10_000],
    ['what follows the free time of the rate costs less', terms(true, ['2031-01-03T00:00', 5_000]), null],
    [
      'what follows the free time of the rate costs less at first',
      terms(true, ['2031-01-03T00:00', 5_000], ['2031-01-10T00:00', 200_000]),
      10_000,
    ],
    [
      'what follows the free time of the rate costs more only after the right has ended',
      terms(true, ['2031-01-03T00:00', 5_000], ['2031-01-17T00:00', 200_000]),
      null,
    ],
    [
      'the first step of the rate costs nothing',
      terms(true, ['2031-01-03T00:00', 0], ['2031-01-10T00:00', 200_000]),
      null,
    ],
  ])('is stated only when the rate may cost more meanwhile: %s', (_name, stated, expected) =>
    expect(remoteSaleFee(sale(stated), { today: '2031-01-03', isRestDay })).toBe(expected),
  );

  it('is not stated for a step that begins when check-in is too near for the right', () => {
    // From 2 March, which counts, to check-in there are seven days that are not Saturdays; from 3 March only six.
    const costlyFrom = (day: string) =>
      sale(terms(false, ['2031-02-20T00:00', 5_000], [`${day}T00:00`, 200_000]), '2031-02-25');
    const fees = ['2031-03-02', '2031-03-03'].map((day) =>
      remoteSaleFee(costlyFrom(day), { today: '2031-02-25', isRestDay }),
    );
    expect(fees).toEqual([10_000, null]);
  });

  it('is not stated once the right has ended', () => {
    const fees = ['2031-01-16', '2031-01-17'].map((today) =>
      remoteSaleFee(sale(terms(false)), { today, isRestDay }),
    );
    expect(fees).toEqual([10_000, null]);
  });
});
