import { errorCodes } from '#shared/errors/error-codes.ts';
import { createStory, type Story } from '../simulation/users/story.ts';

const KNOWN: ReadonlySet<string> = new Set(errorCodes);

const COUNTED = [
  'journeys',
  'searches',
  'booked',
  'cancelled',
  'given up',
  'requests',
  'answers lost',
  'unanswered',
] as const;
type Counted = (typeof COUNTED)[number];

/** Counts what virtual travellers did, and records states and errors that they were shown. */
export interface Ledger {
  count(what: Counted): void;
  /** Records the code of an error in a response. */
  met(code: string): void;
  story(bookingId: string): Story;
  /** Records a settled state that a page showed. */
  showed(bookingId: string, status: 'confirmed' | 'cancelled'): void;
  /** One line of progress for the terminal. */
  line(): string;
  report(): readonly string[];
  /** Errors that should never have occurred. */
  violations(): readonly string[];
}

export function createLedger(): Ledger {
  const counts = new Map<string, number>(COUNTED.map((what) => [what, 0]));
  const codes = new Map<string, number>();
  const stories = new Map<string, Story>();
  const add = (to: Map<string, number>, what: string) => void to.set(what, (to.get(what) ?? 0) + 1);
  const storyOf = (bookingId: string): Story => {
    const story = stories.get(bookingId) ?? createStory(bookingId);
    stories.set(bookingId, story);
    return story;
  };
  return {
    count: (what) => add(counts, what),
    met: (code) => add(codes, code),
    story: storyOf,
    showed: (bookingId, status) => {
      const { showed } = storyOf(bookingId);
      // Numbered in the order they were shown, because travellers do not see versions.
      showed.set(showed.size, status);
    },
    line: () => [...counts].map(([what, count]) => `${count} ${what}`).join(', '),
    report: () => [
      ...[...counts].map(([what, count]) => `${what.padEnd(24)}${String(count).padStart(8)}`),
      ...[...codes].map(([code, count]) => `${code.padEnd(24)}${String(count).padStart(8)}`),
    ],
    violations: () => [
      ...[...codes.keys()]
        .filter((code) => !KNOWN.has(code) || code === 'INTERNAL')
        .map((code) => `an error code that no page has words for: ${code}`),
      ...((counts.get('unanswered') ?? 0) > 0 ? ['requests without an answer'] : []),
    ],
  };
}
