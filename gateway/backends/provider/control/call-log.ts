import type { CallName } from './faults.ts';

/** One call as tests see it: the request in numbers and codes, without guests. */
export interface CallRecord {
  readonly call: CallName;
  readonly at: number;
  readonly summary: Readonly<Record<string, string | number | boolean>>;
  /** The code in the body; missing when a fault prevented the response. */
  statusCode?: number;
  /** The field of the response that a fault changed, and how. */
  mutated?: string;
  durationMs?: number;
}

export interface CallLog {
  start(record: CallRecord): CallRecord;
  counts(): Readonly<Record<string, number>>;
  records(): readonly CallRecord[];
  reset(): void;
}

const longest = 1_000;

/** Counts every call and stores the last thousand. */
export function createCallLog(): CallLog {
  let counts = new Map<string, number>();
  let records: CallRecord[] = [];
  return {
    start(record) {
      counts.set(record.call, (counts.get(record.call) ?? 0) + 1);
      records.push(record);
      if (records.length > longest) records.shift();
      return record;
    },
    counts: () => Object.fromEntries(counts),
    records: () => records,
    reset() {
      counts = new Map();
      records = [];
    },
  };
}
