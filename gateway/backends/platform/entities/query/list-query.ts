import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { compileFilter } from './filter.ts';
import type { CompiledFilter, FilterRights } from './filter.ts';
import { comparable } from './filter-value.ts';
import type { VisibleField } from './visible-fields.ts';

/** Maximum number of records in one list, which is also the default. */
const MAX_LIMIT = 5_000;
const MAX_SKIP = 1_000_000;

export interface ListQuery {
  readonly filter: CompiledFilter;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly skip: number;
  readonly columns: Record<string, PgColumn | SQL>;
}

type Query = Readonly<Record<string, unknown>>;
type Fields = ReadonlyMap<string, VisibleField>;

const refuse = (message: string) => new HttpError(400, message, { code: 'bad_query' });

function single(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw refuse(`"${name}" must be given once`);
  return value;
}

function wholeNumber(query: Query, name: string, max: number): number | undefined {
  const value = single(query, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw refuse(`"${name}" must be a whole number`);
  return Math.min(Number(value), max);
}

function parseFilter(text: string): unknown {
  try {
    const filter: unknown = JSON.parse(text);
    return filter;
  } catch {
    throw refuse('"q" is not valid JSON');
  }
}

/** Missing values count as the smallest. The id makes the order unique, so that pages never overlap. */
function orderBy(sort: string, fields: Fields, id: PgColumn): SQL[] {
  const descending = sort.startsWith('-');
  const field = fields.get(sort.replace(/^[-+ ]/, ''));
  if (!field || field.kind === 'list' || field.kind === 'object') throw refuse('Cannot sort by this field');
  const expression = comparable(field);
  return [
    descending ? sql`${expression} desc nulls last` : sql`${expression} asc nulls first`,
    sql`${id} asc`,
  ];
}

function columnsFor(names: string | undefined, fields: Fields): Record<string, PgColumn | SQL> {
  const wanted = names === undefined ? null : new Set(['id', ...names.split(',').map((name) => name.trim())]);
  const columns: Record<string, PgColumn | SQL> = {};
  for (const [name, field] of fields) if (!wanted || wanted.has(name)) columns[name] = field.expression;
  return columns;
}

/**
 * Parses `q`; when it is missing, all records match.
 * @throws HttpError 400 when it cannot be parsed
 */
export function parseFilterQuery(query: Query, rights: FilterRights): CompiledFilter {
  const text = single(query, 'q');
  return compileFilter(text === undefined ? {} : parseFilter(text), rights);
}

/**
 * Parses `q`, `sort`, `limit`, `skip` and `fields` of a list call.
 * @throws HttpError 400 when one of them cannot be parsed
 */
export function parseListQuery(query: Query, rights: FilterRights, id: PgColumn): ListQuery {
  const { fields } = rights;
  const limit = wholeNumber(query, 'limit', MAX_LIMIT);
  return {
    filter: parseFilterQuery(query, rights),
    order: orderBy(single(query, 'sort') ?? '-created_date', fields, id),
    limit: limit === undefined || limit === 0 ? MAX_LIMIT : limit,
    skip: wholeNumber(query, 'skip', MAX_SKIP) ?? 0,
    columns: columnsFor(single(query, 'fields'), fields),
  };
}
