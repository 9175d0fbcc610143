import { loadOfMinute, MAX_LOAD } from './elapsed.ts';
import { median, type Round } from './rounds.ts';

/** A row of the table. */
export interface Row {
  /** Starts with the id of its goal. */
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
  /** Required ratio, such as `>= 0.7` or `<= 1.5`; null for a row without a goal. */
  readonly goal: string | null;
  /** Null without a goal, or when the machine was too noisy to tell. */
  readonly ok: boolean | null;
  readonly unit: string;
  /** Why the row is not valid, or a remark. */
  readonly note: string;
}

/** A ratio is not valid if its interquartile range is wider than this share of it. */
const MAX_SPREAD = 0.3;

const meets = (ratio: number, goal: string): boolean => {
  const [sign, value] = goal.split(' ');
  return sign === '>=' ? ratio >= Number(value) : ratio <= Number(value);
};

interface Compared {
  readonly name: string;
  readonly goal?: string;
  readonly ours: readonly Round[];
  readonly peer: readonly Round[];
}

function spreadOf(ratios: readonly number[]): number {
  const sorted = ratios.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / at(0.5);
}

function rowOf(
  { name, goal, ours, peer }: Compared,
  unit: string,
  pick: (round: Round) => number,
  ratioOf: (ours: number, peer: number) => number,
  trouble: string | null,
): Row {
  const ratios = ours.map((round, at) => {
    const other = peer[at];
    return other ? ratioOf(pick(round), pick(other)) : Number.NaN;
  });
  const ratio = median(ratios);
  const spread = spreadOf(ratios);
  const why = trouble ?? (spread > MAX_SPREAD ? `ratios spread by ${Math.round(spread * 100)} %` : null);
  return {
    name,
    ours: median(ours.map(pick)),
    peer: median(peer.map(pick)),
    ratio,
    goal: goal ?? null,
    ok: goal === undefined || why !== null ? null : meets(ratio, goal),
    unit,
    note: why === null ? '' : `not valid: ${why}`,
  };
}

/** Ratio of requests per processor time, ours to the peer's, computed round by round. */
export const cpuRow = (compared: Compared): Row =>
  rowOf(
    compared,
    'µs CPU',
    ({ cpuUs }) => cpuUs,
    (ours, peer) => peer / ours,
    null,
  );

/** How many times as much processor time ours takes. */
export const cpuTimesRow = (compared: Compared): Row =>
  rowOf(
    compared,
    'µs CPU',
    ({ cpuUs }) => cpuUs,
    (ours, peer) => ours / peer,
    null,
  );

/** How many times as much elapsed time ours takes. */
export function timeRow(compared: Compared): Row {
  const busy = loadOfMinute();
  const trouble = busy > MAX_LOAD ? `load average ${busy.toFixed(1)}` : null;
  return rowOf(
    compared,
    'ms',
    ({ ms }) => ms,
    (ours, peer) => ours / peer,
    trouble,
  );
}

/** A row with one figure for each side. */
export const plainRow = (
  { name, goal, ours, peer }: { name: string; goal?: string; ours: number; peer: number },
  unit: string,
  note = '',
): Row => {
  const ratio = ours / peer;
  return {
    name,
    ours,
    peer,
    ratio,
    goal: goal ?? null,
    ok: goal === undefined ? null : meets(ratio, goal),
    unit,
    note,
  };
};

/** A row for a measurement that failed, so that the other rows are still measured. */
export const invalidRow = (id: string, cause: unknown): Row => ({
  name: `${id} was not measured`,
  ours: Number.NaN,
  peer: Number.NaN,
  ratio: Number.NaN,
  goal: null,
  ok: null,
  unit: '',
  note: `not valid: ${cause instanceof Error ? cause.message.slice(0, 200) : String(cause)}`,
});

const column = (value: number): string => value.toFixed(value < 1 ? 3 : value < 100 ? 2 : 0).padStart(8);
const remark = ({ ok, goal, note }: Row): string =>
  note.startsWith('not valid') ? note : goal === null ? note : `${ok ? 'met' : 'missed'} ${note}`.trim();

/** The row as it is printed. */
export const lineOf = (row: Row): string =>
  `${row.name.padEnd(58)} ${column(row.ours)} ${column(row.peer)} ${row.unit.padEnd(7)} ${column(row.ratio)}  ${(row.goal ?? '').padEnd(8)} ${remark(row)}`;

export const headLine = `${'row'.padEnd(58)} ${'ours'.padStart(8)} ${'peer'.padStart(8)} ${'unit'.padEnd(7)} ${'ratio'.padStart(8)}  goal`;
