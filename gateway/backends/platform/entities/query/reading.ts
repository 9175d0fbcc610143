import { and, count, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../../access/actor.ts';
import { condition } from '../../access/scope.ts';
import type { Platform } from '../../platform.ts';
import type { PlatformDatabase } from '../../database/platform-database.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import type { CompiledFilter } from './filter.ts';
import type { ListQuery } from './list-query.ts';
import { sqlState } from '../write/store-error.ts';

/** Longest time of a search with a pattern, in milliseconds. */
const PATTERN_MS = 2_000;

const refuse = (message: string) => new HttpError(400, message, { code: 'bad_filter' });

/**
 * Runs a query with a pattern under its own time limit.
 * @throws HttpError 400 when the database cannot parse the pattern, or when it takes too long
 */
export async function limited<Result>(
  { db }: Platform,
  { hasPattern }: CompiledFilter,
  run: (on: PlatformDatabase) => Promise<Result>,
): Promise<Result> {
  if (!hasPattern) return run(db);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(PATTERN_MS)}, true)`);
      return run(tx);
    });
  } catch (error) {
    const state = sqlState(error);
    if (state === '57014') throw refuse('The pattern takes too long');
    throw state === '2201B' ? refuse('The pattern cannot be read') : error;
  }
}

/** The rows that meet a filter and that the caller may access. */
const found = (entity: Entity, actor: Actor, { where, named }: CompiledFilter): SQL | undefined =>
  and(condition(entity.rules.read(actor)), entity.rules.list?.(actor, named), where);

export function listRecords(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  query: ListQuery,
): Promise<StoredRecord[]> {
  return limited(platform, query.filter, async (on) =>
    on
      .select(query.columns)
      .from(entity.table)
      .where(found(entity, actor, query.filter))
      .orderBy(...query.order)
      .limit(query.limit)
      .offset(query.skip),
  );
}

export function countRecords(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  filter: CompiledFilter,
): Promise<number> {
  return limited(platform, filter, async (on) => {
    const [row] = await on
      .select({ n: count() })
      .from(entity.table)
      .where(found(entity, actor, filter));
    return row?.n ?? 0;
  });
}
