import type { Draw } from '../random.ts';

/** Possible changes of one field of a response. */
export const mutations = ['omit', 'null', 'empty', 'swap'] as const;
export type Mutation = (typeof mutations)[number];

/** Path of a field: names of fields and indexes of list items. */
type Path = readonly (string | number)[];

type Json = Readonly<Record<string, unknown>> | readonly unknown[];
const isTree = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every named field of a response at any depth, with its path. List items and undefined values are not fields. */
function* fieldsOf(value: unknown, at: Path = []): Generator<readonly [Path, unknown]> {
  if (!isTree(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    if (!Array.isArray(value)) yield [path, inner];
    yield* fieldsOf(inner, path);
  }
}

/** A path without indexes: the documented name of a field. */
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
  /** An earlier response of the same call, whose values are swapped in. */
  readonly earlier?: unknown;
}

/** A response with one of its fields changed. */
interface Mutated {
  readonly body: unknown;
  /** Name of the changed field; null when there was nothing to change. */
  readonly field: string | null;
}

/** Omits, nulls or empties one field of a response, or replaces its value by another one for the same field. */
export function mutated(body: unknown, { how, field, earlier }: MutationOrder, draw: Draw): Mutated {
  const all = [...fieldsOf(body)];
  const names = [...new Set(all.map(([path]) => nameOf(path)))].filter(
    (name) => field === undefined || name === field,
  );
  if (names.length === 0) return { body, field: null };
  // The name is drawn first, so that the fields of a long list are not drawn more often than others.
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
