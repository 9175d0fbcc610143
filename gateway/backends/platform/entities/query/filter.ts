import { and, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { boundValue, comparable, equals, containsAll, hasLength } from './filter-value.ts';
import { matches, patternRefusal } from './pattern.ts';
import type { VisibleField } from './visible-fields.ts';

const MAX_DEPTH = 8;
const MAX_CONDITIONS = 200;
const MAX_VALUES = 500;

/** The fields and operators that a caller's filter may use. */
export interface FilterRights {
  /** The fields that the caller may read: a hidden field counts as unknown. */
  readonly fields: ReadonlyMap<string, VisibleField>;
  /** Patterns are slow, so they are for staff only. */
  readonly mayUsePatterns: boolean;
}

export interface CompiledFilter {
  readonly where: SQL;
  /** Names of the fields that it mentions. */
  readonly named: ReadonlySet<string>;
  readonly hasPattern: boolean;
}

interface Walk extends FilterRights {
  readonly named: Set<string>;
  conditions: number;
  hasPattern: boolean;
}

const refuse = (message: string) => new HttpError(400, message, { code: 'bad_filter' });

/** Names are shortened, because they come from the caller and are returned to them. */
const quote = (name: string): string => `"${name.slice(0, 60)}"`;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Negates a condition. A null result counts as false, so that a missing value meets the negated condition. */
const not = (condition: SQL): SQL => sql`not coalesce((${condition}), false)`;
const all = (parts: readonly SQL[]): SQL => and(...parts) ?? sql`true`;
const any = (parts: readonly SQL[]): SQL => or(...parts) ?? sql`false`;

function oneOf(field: VisibleField, values: unknown, operator: string): SQL {
  if (!Array.isArray(values)) throw refuse(`${operator} needs a list`);
  if (values.length > MAX_VALUES) throw refuse(`${operator} takes at most ${MAX_VALUES} values`);
  return any(values.map((value) => equals(field, value)));
}

const ORDER: Readonly<Record<string, SQL>> = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` };

function pattern(walk: Walk, field: VisibleField, value: unknown, options: unknown): SQL {
  // To callers who may not use patterns, the operator does not exist.
  if (!walk.mayUsePatterns) throw refuse('Unknown operator "$regex"');
  const refusal = patternRefusal(field, value, options);
  if (refusal !== null || typeof value !== 'string') throw refuse(refusal ?? '$regex needs a text');
  walk.hasPattern = true;
  return matches(field, value, options === 'i');
}

function operatorCondition(
  walk: Walk,
  field: VisibleField,
  operator: string,
  value: unknown,
  depth: number,
): SQL {
  const order = Object.hasOwn(ORDER, operator) ? ORDER[operator] : undefined;
  if (order) {
    const bound = boundValue(field, value);
    return bound ? sql`${comparable(field)} ${order} ${bound}` : sql`false`;
  }
  switch (operator) {
    case '$eq':
      return equals(field, value);
    case '$ne':
      return not(equals(field, value));
    case '$in':
      return oneOf(field, value, operator);
    case '$nin':
      return not(oneOf(field, value, operator));
    case '$exists':
      if (typeof value !== 'boolean') throw refuse('$exists needs true or false');
      return value ? sql`${field.expression} is not null` : sql`${field.expression} is null`;
    case '$all':
      if (!Array.isArray(value) || value.length === 0) throw refuse('$all needs a list');
      if (value.length > MAX_VALUES) throw refuse(`$all takes at most ${MAX_VALUES} values`);
      return containsAll(field, value);
    case '$size':
      if (typeof value !== 'number' || !Number.isInteger(value)) throw refuse('$size needs a whole number');
      return hasLength(field, value);
    case '$not':
      if (!isObject(value)) throw refuse('$not needs operators');
      return not(fieldCondition(walk, field, value, depth + 1));
    default:
      throw refuse(`Unknown operator ${quote(operator)}`);
  }
}

function count(walk: Walk, depth: number): void {
  walk.conditions += 1;
  if (walk.conditions > MAX_CONDITIONS) throw refuse(`At most ${MAX_CONDITIONS} conditions`);
  if (depth > MAX_DEPTH) throw refuse(`At most ${MAX_DEPTH} levels`);
}

function fieldCondition(walk: Walk, field: VisibleField, condition: unknown, depth: number): SQL {
  count(walk, depth);
  if (Array.isArray(condition)) return oneOf(field, condition, 'A list');
  if (!isObject(condition)) return equals(field, condition);
  const operators = Object.entries(condition);
  if (operators.length === 0) throw refuse('A condition without operators');
  const { $regex, $options } = condition;
  if ($options !== undefined && $regex === undefined) throw refuse('$options needs $regex');
  return all(
    operators
      .filter(([name]) => name !== '$options')
      .map(([name, value]) =>
        name === '$regex'
          ? pattern(walk, field, value, $options)
          : operatorCondition(walk, field, name, value, depth),
      ),
  );
}

function branches(walk: Walk, value: unknown, operator: string, depth: number): SQL[] {
  if (!Array.isArray(value) || value.length === 0) throw refuse(`${operator} needs a list of filters`);
  return value.map((branch) => filterCondition(walk, branch, depth + 1));
}

function filterCondition(walk: Walk, filter: unknown, depth: number): SQL {
  if (!isObject(filter)) throw refuse('A filter must be an object');
  count(walk, depth);
  const parts = Object.entries(filter).map(([name, value]) => {
    if (name === '$and') return all(branches(walk, value, name, depth));
    if (name === '$or') return any(branches(walk, value, name, depth));
    if (name === '$nor') return not(any(branches(walk, value, name, depth)));
    if (name.startsWith('$')) throw refuse(`Unknown operator ${quote(name)}`);
    const field = walk.fields.get(name);
    if (!field) throw refuse(`Unknown field ${quote(name)}`);
    walk.named.add(name);
    return fieldCondition(walk, field, value, depth);
  });
  return all(parts.map((part) => sql`(${part})`));
}

/**
 * Turns a filter of a request into a condition. A value of a type that the field never contains matches nothing.
 * @throws HttpError 400 for an unknown operator or field, a malformed filter, or one beyond the limits
 */
export function compileFilter(filter: unknown, rights: FilterRights): CompiledFilter {
  const walk: Walk = { ...rights, named: new Set(), conditions: 0, hasPattern: false };
  const where = filterCondition(walk, filter, 0);
  return { where, named: walk.named, hasPattern: walk.hasPattern };
}

/**
 * Refuses a filter that is effectively empty, such as `{$or: [{}]}`, because it would change every record.
 * @throws HttpError 400 for a filter that mentions no field
 */
export function refuseBoundless({ named }: CompiledFilter): void {
  if (named.size === 0) throw refuse('The filter must name a field');
}
