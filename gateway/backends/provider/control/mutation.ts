import type { Draw } from '../random.ts';

/** What may become of one field of an answer. */
export const mutations = ['omit', 'null', 'empty', 'swap'] as const;
export type Mutation = (typeof mutations)[number];

/** Where a field is: names, and numbers of rows. */
type Path = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>> | readonly unknown[];
const isTree = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every field of an answer, whole objects and lists included, but no row of a list; what is undefined is not there. */
function* fieldsOf(value: unknown, at: Path = []): Generator<readonly [Path, unknown]> {
  if (!isTree(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    if (!Array.isArray(value)) yield [path, inner];
    yield* fieldsOf(inner, path);
  }
}

/** A path without the numbers of its rows: the name of a field, as a document would have it. */
const nameOf = (path: Path): string => path.filter((key) => typeof key === 'string').join('.');

function changedAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (!isTree(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== String(key)) return [[name, inner]];
    const changed = changedAt(inner, rest, change);
    return changed === undefined ? [] : [[name, changed]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function emptied(old: unknown): unknown {
  if (Array.isArray(old)) return [];
  if (isTree(old)) return {};
  return typeof old === 'number' ? 0 : '';
}

interface MutationOrder {
  readonly how: Mutation;
  /** Name of the field, for example `BookingDetail.ConfirmationNumber`; drawn when left out. */
  readonly field?: string | undefined;
  /** An earlier answer of the same call, whose values are swapped in. */
  readonly earlier?: unknown;
}

/** An answer with one of its fields changed. */
interface Mutated {
  readonly body: unknown;
  /** Name of the changed field; null when there was nothing to change. */
  readonly field: string | null;
}

/** Omits, nulls or empties one field of an answer, or gives it the value that it has elsewhere. */
export function mutated(body: unknown, { how, field, earlier }: MutationOrder, draw: Draw): Mutated {
  const all = [...fieldsOf(body)];
  const names = [...new Set(all.map(([path]) => nameOf(path)))].filter(
    (name) => field === undefined || name === field,
  );
  if (names.length === 0) return { body, field: null };
  // By name first: a list of a thousand rows has no more fields than one of a single row.
  const name = draw.pick(names);
  const [path] = draw.pick(all.filter(([one]) => nameOf(one) === name));
  const others = [...all, ...fieldsOf(earlier)]
    .filter(([one]) => nameOf(one) === name)
    .map(([, value]) => value);
  const change = (old: unknown): unknown => {
    if (how === 'omit') return undefined;
    if (how === 'null') return null;
    const different = others.filter((value) => JSON.stringify(value) !== JSON.stringify(old));
    return how === 'swap' && different.length > 0 ? draw.pick(different) : emptied(old);
  };
  return { body: changedAt(body, path, change), field: name };
}
