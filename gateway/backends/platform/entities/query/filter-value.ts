import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { VisibleField } from './visible-fields.ts';

const isDay = z.iso.date();
const isMoment = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]);
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** A timestamp without a zone counts as UTC, as the standard client documents it. */
const toMoment = (value: string): string =>
  new Date(value.length === 10 || HAS_ZONE.test(value) ? value : `${value}Z`).toISOString();

/** The largest value of PostgreSQL's `integer`, the type of a list's length. */
const MAX_LENGTH = 2_147_483_647;

/** False for text with unpaired surrogates or NUL, which databases refuse, so that no field contains it. */
const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Cs}/u.test(value);

/** The value as an SQL parameter of the field's type; null when a field of this kind can never contain it. */
export function boundValue({ kind }: VisibleField, value: unknown): SQL | null {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && isStorable(value) ? sql`${value}::text` : null;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? sql`${String(value)}::numeric` : null;
    case 'boolean':
      return typeof value === 'boolean' ? sql`${value}::boolean` : null;
    case 'day':
      return isDay.safeParse(value).success ? sql`${value}::date` : null;
    case 'moment':
      return typeof value === 'string' && isMoment.safeParse(value).success
        ? sql`${toMoment(value)}::timestamptz`
        : null;
    case 'list':
    case 'object':
    default:
      return null;
  }
}

/** Text is compared and sorted by code point, so that both databases agree in any locale. */
export const comparable = ({ kind, expression }: VisibleField): SQL =>
  kind === 'text' ? sql`${expression} collate "C"` : sql`${expression}`;

/** The condition that a field equals a value, or that a list field contains it. */
export function equals(field: VisibleField, value: unknown): SQL {
  if (value === null) return sql`${field.expression} is null`;
  if (field.kind === 'list') {
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    if (!isScalar || (typeof value === 'string' && !isStorable(value))) return sql`false`;
    return sql`${field.expression} @> ${JSON.stringify([value])}::jsonb`;
  }
  const bound = boundValue(field, value);
  return bound ? sql`${field.expression} = ${bound}` : sql`false`;
}

/** The condition that a list field contains all values, or that any other field equals them all. */
export const containsAll = (field: VisibleField, values: readonly unknown[]): SQL =>
  and(...values.map((value) => equals(field, value))) ?? sql`false`;

export const hasLength = ({ kind, expression }: VisibleField, length: number): SQL =>
  kind === 'list' && Math.abs(length) <= MAX_LENGTH
    ? sql`jsonb_array_length(${expression}) = ${length}`
    : sql`false`;
