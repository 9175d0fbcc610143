import { and, count, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../../access/actor.ts';
import { whereOf } from '../../access/scope.ts';
import type { Platform } from '../../platform.ts';
import type { PlatformDatabase } from '../../database/platform-database.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import type { CompiledFilter } from './filter.ts';
import type { ListQuery } from './list-query.ts';
import { sqlState } from '../write/store-error.ts';

/** Time limit for all statements of a search with a pattern, in milliseconds. */
const PATTERN_MS = 2_000;

/**
 * Up to this many matches of a pattern are all found first and then sorted; when there are more, rows are read in the
 * order of the sort index.
 */
const MAX_MATCHES = 500;
/**
 * When the database estimates more matches than this, they are hardly ever few, even if the estimate is ten times too
 * high.
 */
const MAX_PLANNED_MATCHES = 10 * MAX_MATCHES;

const estimate = z.array(z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })).min(1);

const refuse = (message: string) => new HttpError(400, message, { code: 'bad_filter' });

/**
 * Limits the next statement to the remaining time. Call it before every statement after the first, because the database
 * limits each statement, not all of them together.
 */
type LimitNext = () => Promise<void>;

/**
 * Runs the statements of a query. Those of a filter with a pattern share a time limit.
 * @throws HttpError 400 when the database cannot parse the pattern, or when it takes too long
 */
export async function withPatternTimeout<Result>(
  { db }: Platform,
  { hasPattern }: CompiledFilter,
  run: (on: PlatformDatabase, limitNext: LimitNext) => Promise<Result>,
): Promise<Result> {
  if (!hasPattern) return run(db, async () => {});
  try {
    return await db.transaction(async (tx) => {
      const until = performance.now() + PATTERN_MS;
      const limitNext: LimitNext = async () => {
        // Zero would mean no limit.
        const remaining = Math.max(1, Math.ceil(until - performance.now()));
        await tx.execute(sql`select set_config('statement_timeout', ${String(remaining)}, true)`);
      };
      await limitNext();
      return run(tx, limitNext);
    });
  } catch (error) {
    const state = sqlState(error);
    if (state === '57014') throw refuse('The pattern takes too long');
    throw state === '2201B' ? refuse('The pattern cannot be read') : error;
  }
}

/** The rows that meet a filter and that the caller may access. */
const found = (entity: Entity, actor: Actor, { where, named }: CompiledFilter): SQL | undefined =>
  and(whereOf(entity.rules.read(actor)), entity.rules.list?.(actor, named), where);

/**
 * Ids of the rows that meet a filter with a pattern; null when there are more than a few. With the sort index the
 * database expects to fill a page soon, but reads the whole table when there are hardly any matches.
 */
async function fewMatches(
  on: PlatformDatabase,
  { id, table }: Entity,
  where: SQL | undefined,
  limitNext: LimitNext,
): Promise<readonly string[] | null> {
  const matching = sql`select ${id} as id from ${table} where ${where ?? sql`true`}`;
  const { rows: plans } = await on.execute<{ 'QUERY PLAN': unknown }>(sql`explain (format json) ${matching}`);
  const [planned] = estimate.parse(plans[0]?.['QUERY PLAN']);
  if ((planned?.Plan['Plan Rows'] ?? 0) > MAX_PLANNED_MATCHES) return null;
  await limitNext();
  // Materialized, so that the database plans to find all matches, but still stops after the limit.
  const { rows } = await on.execute<{ id: string }>(
    sql`with matching as materialized (${matching}) select id from matching limit ${MAX_MATCHES + 1}`,
  );
  return rows.length > MAX_MATCHES ? null : rows.map((row) => row.id);
}

export function listRecords(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  query: ListQuery,
): Promise<StoredRecord[]> {
  return withPatternTimeout(platform, query.filter, async (on, limitNext) => {
    const where = found(entity, actor, query.filter);
    const ids = query.filter.hasPattern ? await fewMatches(on, entity, where, limitNext) : null;
    if (ids?.length === 0) return [];
    await limitNext();
    return (
      on
        .select(query.columns)
        .from(entity.table)
        // The filter applies again, because a row may have changed since.
        .where(ids ? and(inArray(entity.id, [...ids]), where) : where)
        .orderBy(...query.order)
        .limit(query.limit)
        .offset(query.skip)
    );
  });
}

export function countRecords(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  filter: CompiledFilter,
): Promise<number> {
  return withPatternTimeout(platform, filter, async (on) => {
    const [row] = await on
      .select({ n: count() })
      .from(entity.table)
      .where(found(entity, actor, filter));
    return row?.n ?? 0;
  });
}
