import { field } from './upstreams/records.ts';
import type { Violation } from './checks/witness.ts';
import { runWorld, type WorldOptions, type WorldReport } from './world.ts';

/** Bookings per world: few enough for cheap audits, many enough to conflict with each other. */
export const WORLD_SIZE = 400;
const SHOWN_VIOLATIONS = 5;

interface Simulation {
  readonly seed: number;
  readonly bookings: number;
  readonly write: (line: string) => void;
  /** Index of the only world to run. */
  readonly only?: number;
}

/** The saga without changes. */
export const unchangedSaga: Pick<WorldOptions, 'isAuditing' | 'mutate'> = {
  isAuditing: true,
  mutate: (deps) => deps,
};

/** Splits a number of bookings into worlds. @returns the size of each */
function sizes(bookings: number): number[] {
  const full = Math.floor(bookings / WORLD_SIZE);
  const rest = bookings % WORLD_SIZE;
  return [...Array.from({ length: full }, () => WORLD_SIZE), ...(rest > 0 ? [rest] : [])];
}

/** @returns true when no rule was broken */
export async function simulate({ seed, bookings, write, only }: Simulation): Promise<boolean> {
  const began = process.cpuUsage().user;
  const totals = new Map<string, number>();
  const add = (what: string, count: number) => void totals.set(what, (totals.get(what) ?? 0) + count);
  let [done, broken] = [0, 0];
  for (const [nth, size] of sizes(bookings).entries()) {
    if (only !== undefined && nth !== only) continue;
    const report = await runWorld({ seed, nth, bookings: size, ...unchangedSaga });
    const violations = report.witness.violations();
    for (const violation of violations.slice(0, Math.max(0, SHOWN_VIOLATIONS - broken)))
      for (const line of describeViolation(seed, nth, report, violation)) write(line);
    broken += violations.length;
    done += size;
    for (const [what, count] of report.witness.counts()) add(what, count);
    for (const [what, count] of Object.entries(report.tally)) add(what, count);
    add('hours', report.hours);
    const seconds = (process.cpuUsage().user - began) / 1_000_000;
    write(
      `world ${nth}: ${done} of ${bookings} bookings, ${violations.length} violations, ${Math.round(done / seconds)} bookings per second of processor time`,
    );
  }
  for (const [what, count] of totals) write(`${what.padEnd(24)}${String(Math.round(count)).padStart(10)}`);
  write(broken === 0 ? 'every invariant holds' : `${broken} violations`);
  return broken === 0;
}

/** A violation with everything recorded about its booking. */
export function describeViolation(
  seed: number,
  nth: number,
  report: WorldReport,
  violation: Violation,
): string[] {
  const { rule, bookingId, detail } = violation;
  const { records, reservationStore, witness } = report.world;
  const row = records.byId(bookingId);
  const history: unknown = row?.['history'];
  const references = Array.isArray(row?.['refs']) ? row['refs'].map(String) : [detail];
  const numbers = reservationStore.all().filter(({ clientRef }) => references.includes(clientRef));
  return [
    `VIOLATION ${rule}: ${detail} (seed ${seed}, world ${nth}, booking ${bookingId})`,
    ...(row
      ? [
          `  record: ${field(row, 'status')}, effect ${field(row, 'effect')}, mismatch ${field(row, 'mismatch')}`,
        ]
      : []),
    ...(Array.isArray(history) ? history.map((entry) => `  history: ${JSON.stringify(entry)}`) : []),
    ...witness
      .notesAbout([bookingId, ...references, ...numbers.map(({ confirmation }) => confirmation)])
      .map((line) => `  ${line}`),
  ];
}
