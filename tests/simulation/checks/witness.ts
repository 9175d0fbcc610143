import { HOUR, MINUTE } from '../chaos.ts';
import { MAX_SKEW } from '../life.ts';
import { type BookingRow, field } from '../upstreams/records.ts';

/** A rule that was broken. */
export interface Violation {
  readonly rule: string;
  /** Id of the booking; empty if the violation concerns none. */
  readonly bookingId: string;
  readonly detail: string;
}

const COUNTED = [
  'kills',
  'pauses',
  'clock steps',
  'Redis losses',
  'platform outages',
  'provider outages',
  'writes',
  'Books sent',
  'Cancels sent',
  'answers mutated',
  'rooms written',
  'rooms contended',
  'unknown outcomes',
  'audit finds cancelled',
  'audit finds reported',
  'absent',
] as const;
export type Counted = (typeof COUNTED)[number];

/** Records all simulated events by subject, counts them, and reports violations as they happen. */
export interface Witness {
  count(what: Counted): void;
  counts(): ReadonlyMap<Counted, number>;
  /** @param about a booking id, a reference or a confirmation number */
  note(about: string, what: string): void;
  notesAbout(subjects: readonly string[]): readonly string[];
  /** Marks a reference or number for which the saga guarantees less. */
  excuse(about: string): void;
  isExcused(about: string): boolean;
  /** Marks a subject about which a response was corrupted: people may have been shown something untrue. */
  doubt(about: string): void;
  isDoubtful(about: string): boolean;
  violated(rule: string, bookingId: string, detail: string): void;
  violations(): readonly Violation[];
}

export function createWitness(now: () => number, start: number): Witness {
  const counts = new Map<Counted, number>(COUNTED.map((what) => [what, 0]));
  const notes: { readonly at: number; readonly about: string; readonly what: string }[] = [];
  const excused = new Set<string>();
  const doubted = new Set<string>();
  const violations: Violation[] = [];
  const clock = (at: number): string => `+${((at - start) / MINUTE).toFixed(2)} min`;
  return {
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    counts: () => counts,
    note: (about, what) => void notes.push({ at: now(), about, what }),
    notesAbout: (subjects) =>
      notes
        .filter(({ about }) => subjects.includes(about))
        .map(({ at, about, what }) => `${clock(at)} ${about}: ${what}`),
    excuse: (about) => void excused.add(about),
    isExcused: (about) => excused.has(about),
    doubt: (about) => void doubted.add(about),
    isDoubtful: (about) => doubted.has(about),
    violated: (rule, bookingId, detail) => void violations.push({ rule, bookingId, detail }),
    violations: () => violations,
  };
}

/** The pairs of status and pending operation that may be stored. */
const STATES: ReadonlySet<string> = new Set([
  'pending ',
  'pending book',
  'confirmed ',
  'confirmed cancel',
  'cancelled ',
  'cancelled cancel',
]);

/**
 * Time after which the saga may conclude that a reservation does not exist, less the largest clock
 * difference.
 */
const ABSENT_AFTER = HOUR - 2 * MAX_SKEW;

/**
 * Checks every write when it happens: its state, its version, and that absence is not concluded too early.
 */
export function watchWrite(
  witness: Witness,
  now: number,
  before: BookingRow | null,
  after: BookingRow,
): void {
  const id = field(after, 'id');
  const state = `${field(after, 'status')} ${field(after, 'effect')}`;
  witness.count('writes');
  witness.note(id, `record: ${state}, version ${String(after['version'])}, due ${field(after, 'due_at')}`);
  if (!STATES.has(state)) witness.violated('a state outside the table', id, state);
  if (before && after['version'] !== Number(before['version']) + 1)
    witness.violated(
      'a version was skipped',
      id,
      `${String(before['version'])} to ${String(after['version'])}`,
    );
  const isConfirmed = field(after, 'status') === 'confirmed' && outcomeKind(after) === 'confirmed';
  if (isConfirmed && field(after, 'provider_ref') === '')
    witness.violated('confirmed without a number', id, field(after, 'client_ref'));
  const isSettled = before?.['effect'] === 'book' && field(after, 'effect') === '';
  if (!isSettled || outcomeKind(after) !== 'absent') return;
  witness.count('absent');
  const waited = now - Date.parse(field(before, 'sent_at'));
  if (waited < ABSENT_AFTER)
    witness.violated('absence believed too early', id, `${Math.round(waited / 1000)} s after sending`);
}

function outcomeKind(row: BookingRow): unknown {
  const { outcome } = row;
  return typeof outcome === 'object' && outcome !== null && 'kind' in outcome ? outcome.kind : null;
}
