import { describe, expect, it } from 'vitest';
import { unchangedSaga, describeViolation } from './run-worlds.ts';
import { runWorld } from './world.ts';

/** Small worlds of `npm run simulate`, which runs them at any size. */
describe('bookings in a simulated world with faults', () => {
  it.each([11, 22, 33])('are neither lost nor duplicated nor stuck (seed %i)', async (seed) => {
    const report = await runWorld({ seed, nth: 0, bookings: 300, ...unchangedSaga });
    const violations = report.witness.violations();
    const lines = violations
      .slice(0, 3)
      .flatMap((violation) => describeViolation(seed, 0, report, violation));
    expect(lines.join('\n')).toBe('');

    const counts = report.witness.counts();
    const tally = { ...report.tally };
    // A world without faults or without bookings would prove nothing.
    const expected = [
      'kills',
      'pauses',
      'unknown outcomes',
      'Cancels sent',
      'Redis losses',
      'rooms written',
    ] as const;
    expect(expected.filter((what) => counts.get(what) === 0)).toEqual([]);
    expect(tally.confirmed).toBeGreaterThan(60);
    expect(tally.cancelled).toBeGreaterThan(15);
  });

  it('end the same way for the same seed, write by write', async () => {
    const summarize = async () => {
      const { witness, tally, hours } = await runWorld({ seed: 7, nth: 0, bookings: 60, ...unchangedSaga });
      return { counts: [...witness.counts()], tally, hours };
    };
    expect(await summarize()).toEqual(await summarize());
  });
});
