import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { asPlainLine, isPlainLine } from '#backends/kit/start/plain-line.ts';
import { withoutCardNumbers } from '../write/card-numbers.ts';

/** Who may see a field: anyone who sees the record, its creator and staff, or staff alone. */
export type Reader = 'all' | 'owner' | 'staff';
/** Who may set a field. `server` fields are made here; sent values are ignored. */
export type Writer = 'member' | 'staff' | 'service' | 'server';

export type FieldKind = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'list' | 'object';

export interface Field {
  readonly column: PgColumn;
  readonly kind: FieldKind;
  readonly read: Reader;
  readonly create: Writer;
  readonly update: Writer;
  /** True where a value sent by somebody who may not change it is ignored instead of refused. */
  readonly isIgnoredFromOthers: boolean;
  /** Checks a sent value and turns it into what the column stores. */
  readonly schema: z.ZodType;
  /** Least and greatest value of a number; null for other kinds. */
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

/** One line, whose hidden signs are taken out. */
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

/** Limits are characters. */
export const text = (column: PgColumn, access: Access & { max?: number } = {}): Field =>
  field(column, 'text', clean(access.max ?? 2_000), access);

/**
 * Text of one line without hidden signs: whoever puts it into a table, a mail or a calendar cannot be made to begin
 * another line, or to write the rest of this one the other way round.
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

/** A line as well, where the writer may not see what hides in it: hidden signs are taken out instead of refused. */
export const label = (column: PgColumn, access: Access & { max: number }): Field =>
  field(column, 'text', plainText(access.max), access);

/** A traveller's own words in such a line, without card numbers. */
export const freeLabel = (column: PgColumn, access: Access & { max: number }): Field =>
  field(column, 'text', plainText(access.max).transform(withoutCardNumbers), access);

/** A traveller's own words: card numbers in them are made unreadable before anything is stored. */
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

/** A calendar day, `yyyy-MM-dd`; never a moment. */
export const day = (column: PgColumn, access: Access = {}): Field =>
  field(column, 'day', z.iso.date(), access);

/** A moment; a missing zone is refused, because readers would take it for local time. */
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

/** Short text inside a composite. */
export const shortText = clean(500);

/** An amount in shekels inside a composite. */
export const shekels = z.number().min(0).max(1_000_000);
