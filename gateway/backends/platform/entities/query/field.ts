import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { asPlainLine, isPlainLine } from '#backends/kit/start/plain-line.ts';
import { withoutCardNumbers } from '../write/card-numbers.ts';

/** Who may read a field: anyone who may read the record, its creator and staff, or staff alone. */
export type Reader = 'all' | 'owner' | 'staff';
/** Who may set a field. `server` fields are set here; sent values are ignored. */
export type Writer = 'member' | 'staff' | 'service' | 'server';

export type FieldKind = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'list' | 'object';

export interface Field {
  readonly column: PgColumn;
  readonly kind: FieldKind;
  readonly read: Reader;
  readonly create: Writer;
  readonly update: Writer;
  /** True when a value sent by a caller who may not change it is ignored instead of refused. */
  readonly isIgnoredFromOthers: boolean;
  /** Validates a sent value and converts it to what the column stores. */
  readonly schema: z.ZodType;
  /** Lowest and highest value of a number; null for other kinds. */
  readonly range: readonly [number, number] | null;
}

interface Access {
  readonly read?: Reader;
  readonly create?: Writer;
  readonly update?: Writer;
  readonly isIgnoredFromOthers?: true;
}

const clean = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'must not contain a zero character');

/** Text of one line, with invisible characters removed. */
export const plainText = (max: number) => clean(max).transform(asPlainLine);

function field(column: PgColumn, kind: FieldKind, schema: z.ZodType, access: Access): Field {
  const { read = 'all', create = 'staff', update = create, isIgnoredFromOthers = false } = access;
  const accepted = column.notNull ? schema : schema.nullable();
  return { column, kind, read, create, update, isIgnoredFromOthers, schema: accepted, range: null };
}

interface Range {
  readonly min?: number;
  readonly max?: number;
}

function numeric(
  column: PgColumn,
  schema: z.ZodNumber,
  { min, max }: Required<Range>,
  access: Access,
): Field {
  return { ...field(column, 'number', schema.min(min).max(max), access), range: [min, max] };
}

/** Text of any number of lines; `max` counts characters. */
export const text = (column: PgColumn, access: Access & { max?: number } = {}): Field =>
  field(column, 'text', clean(access.max ?? 2_000), access);

/**
 * Text of one line without invisible characters, so that it cannot start another line in a table, a mail or a calendar
 * file, or reverse the direction of the text after it.
 */
export const line = (column: PgColumn, access: Access & { max: number }): Field =>
  field(
    column,
    'text',
    clean(access.max).refine(
      isPlainLine,
      'must be one line without control characters or marks of direction',
    ),
    access,
  );

/** Like `line`, for writers who cannot see invisible characters: they are removed instead of refused. */
export const label = (column: PgColumn, access: Access & { max: number }): Field =>
  field(column, 'text', plainText(access.max), access);

/** Like `label`, for text of a traveller: card numbers in it are masked. */
export const freeLabel = (column: PgColumn, access: Access & { max: number }): Field =>
  field(column, 'text', plainText(access.max).transform(withoutCardNumbers), access);

/** Text of a traveller: card numbers in it are masked before anything is stored. */
export const freeText = (column: PgColumn, access: Access & { max?: number } = {}): Field =>
  field(column, 'text', clean(access.max ?? 2_000).transform(withoutCardNumbers), access);

export const choice = (column: PgColumn, values: readonly string[], access: Access = {}): Field =>
  field(column, 'text', z.enum(values), access);

export const number = (column: PgColumn, access: Access & Range = {}): Field =>
  numeric(column, z.number(), { min: access.min ?? -1e9, max: access.max ?? 1e9 }, access);

export const integer = (column: PgColumn, access: Access & Range = {}): Field =>
  numeric(column, z.int(), { min: access.min ?? 0, max: access.max ?? 1_000_000_000 }, access);

export const boolean = (column: PgColumn, access: Access = {}): Field =>
  field(column, 'boolean', z.boolean(), access);

/** A calendar day, `yyyy-MM-dd`, without a time. */
export const day = (column: PgColumn, access: Access = {}): Field =>
  field(column, 'day', z.iso.date(), access);

/** A timestamp; without a zone it is refused, because clients would read it as local time. */
export const moment = (column: PgColumn, access: Access = {}): Field =>
  field(
    column,
    'moment',
    z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
    access,
  );

/** A list; `null` empties it. */
export const list = (column: PgColumn, item: z.ZodType, access: Access & { max?: number } = {}): Field =>
  field(
    column,
    'list',
    z
      .array(item)
      .max(access.max ?? 100)
      .nullable()
      .transform((value) => value ?? []),
    access,
  );

export const object = (column: PgColumn, schema: z.ZodType, access: Access = {}): Field =>
  field(column, 'object', schema, access);

/** Short text inside a composite field. */
export const shortText = clean(500);

/** An amount in shekels inside a composite field. */
export const shekels = z.number().min(0).max(1_000_000);
