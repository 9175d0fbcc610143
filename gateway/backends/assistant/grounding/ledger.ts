import { z } from 'zod';
import { sorted, type Sink } from './sort-result.ts';

/** All facts of a conversation, as kept with its thread. JSON; bounded, the oldest go first. */
export interface LedgerSnapshot {
  /** `ILS 74200`: currency and minor units. */
  readonly sums: readonly string[];
  readonly numbers: readonly number[];
  /** `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm` and ISO moments. */
  readonly dates: readonly string[];
  /** Names of hotels, places, rooms, extras: as sources spell them. */
  readonly names: readonly string[];
  /** Ids that a link may carry. */
  readonly ids: readonly string[];
  /** Texts of others that may be quoted: descriptions, policies. They never vouch for a rule of ours. */
  readonly texts: readonly string[];
  /** Paragraphs of our own pages: they vouch for rules. */
  readonly pages: readonly string[];
  /** Facts with the hotel they are of, `owner|kind|value`: see `Mark`. */
  readonly marks: readonly string[];
}

/** A snapshot as it was stored; what an older version did not have is empty. */
export const ledgerShape = z.object({
  sums: z.array(z.string()),
  numbers: z.array(z.number()),
  dates: z.array(z.string()),
  names: z.array(z.string()),
  ids: z.array(z.string()),
  texts: z.array(z.string()),
  pages: z.array(z.string()).default([]),
  marks: z.array(z.string()).default([]),
});

export const emptyLedger: z.output<typeof ledgerShape> = {
  sums: [],
  numbers: [],
  dates: [],
  names: [],
  ids: [],
  texts: [],
  pages: [],
  marks: [],
};

/** A value that code worked out of facts and may say: a sum, a number, or a day as `yyyy-MM-dd`. */
export type Derived = { readonly amountMinor: number; readonly currency: string } | number | string;

/** The facts of a conversation while a turn is answered. */
export interface Ledger {
  /** Takes in everything a tool answered. */
  add(result: unknown): void;
  /** Takes in one value that follows from facts, for example the difference of two sums. */
  derive(value: Derived): void;
  snapshot(): LedgerSnapshot;
}

const MOST_VALUES = 300;
const MOST_MARKS = 600;
const MOST_TEXTS = 60;
const LONGEST_TEXT = 2_000;

/** A set that keeps its newest members. */
class Newest<T> {
  readonly #values: Set<T>;
  readonly #most: number;

  constructor(values: readonly T[], most: number) {
    this.#values = new Set(values.slice(-most));
    this.#most = most;
  }

  add(value: T): void {
    this.#values.delete(value);
    this.#values.add(value);
    const [oldest] = this.#values;
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }

  all(): readonly T[] {
    return [...this.#values];
  }
}

/** Facts that go on from a snapshot. */
export function createLedger(before: LedgerSnapshot): Ledger {
  const sums = new Newest(before.sums, MOST_VALUES);
  const numbers = new Newest(before.numbers, MOST_VALUES);
  const dates = new Newest(before.dates, MOST_VALUES);
  const names = new Newest(before.names, MOST_VALUES);
  const ids = new Newest(before.ids, MOST_VALUES);
  const texts = new Newest(before.texts, MOST_TEXTS);
  const pages = new Newest(before.pages, MOST_TEXTS);
  const marks = new Newest(before.marks, MOST_MARKS);
  const sink: Sink = {
    sum: (value) => sums.add(value),
    number: (value) => numbers.add(value),
    date: (value) => dates.add(value),
    name: (value) => names.add(value.slice(0, LONGEST_TEXT)),
    id: (value) => ids.add(value),
    text: (value) => texts.add(value.slice(0, LONGEST_TEXT)),
    page: (value) => pages.add(value.slice(0, LONGEST_TEXT)),
    mark: ({ owner, kind, value }) => marks.add(`${owner}|${kind}|${value}`),
  };
  return {
    add: (result) => sorted(result, sink),
    derive: (value) => sorted({ derived: value }, sink),
    snapshot: () => ({
      sums: sums.all(),
      numbers: numbers.all(),
      dates: dates.all(),
      names: names.all(),
      ids: ids.all(),
      texts: texts.all(),
      pages: pages.all(),
      marks: marks.all(),
    }),
  };
}
