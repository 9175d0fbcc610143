import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '../../kit/http-error.ts';
import type { Actor } from '../access/actor.ts';
import type { Scope } from '../access/scope.ts';
import { newId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import type { Entity, StoredRecord } from './entity.ts';
import { forCreate, forUpdate } from './input.ts';
import type { ListQuery } from './list-query.ts';
import { answering } from './store-error.ts';
import { visibleFields } from './visible-fields.ts';

const MAX_ID = 64;

/** A scope as a condition; undefined where every row is meant. */
export const condition = (scope: Scope): SQL | undefined => {
  if (scope === 'all') return undefined;
  return scope === 'none' ? sql`false` : scope;
};

const missing = (entity: Entity) => new HttpError(404, `${entity.name} not found`, { code: 'not_found' });

/** A visitor is told to sign in, a member that he may not. */
export const forbidden = (platform: Platform, actor: Actor): HttpError =>
  actor.kind === 'visitor'
    ? new HttpError(403, 'Please sign in', {
        code: 'auth_required',
        extra: { app_id: platform.options.appId, reason: 'auth_required' },
      })
    : new HttpError(403, 'You may not do this', { code: 'forbidden' });

function columnsOf(entity: Entity, actor: Actor): Record<string, PgColumn | SQL> {
  return Object.fromEntries(
    [...visibleFields(entity, actor)].map(([name, field]) => [name, field.expression]),
  );
}

/** The whole row, hidden fields too: for rules, never for an answer. */
async function wholeRecord(
  platform: Platform,
  entity: Entity,
  where: SQL | undefined,
): Promise<StoredRecord | null> {
  const columns = Object.fromEntries(
    Object.entries(entity.fields).map(([name, field]) => [name, field.column]),
  );
  const [row] = await platform.db.select(columns).from(entity.table).where(where).limit(1);
  return row ?? null;
}

const withId = (entity: Entity, id: string): SQL =>
  id.length > MAX_ID || id.includes('\0') ? sql`false` : eq(entity.id, id);

/** Records of a list call; the rule is added to whatever filter came. */
export function listRecords(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  query: ListQuery,
): Promise<StoredRecord[]> {
  return platform.db
    .select(query.columns)
    .from(entity.table)
    .where(and(condition(entity.rules.read(actor)), entity.rules.list?.(actor), query.where))
    .orderBy(...query.order)
    .limit(query.limit)
    .offset(query.skip);
}

/** @throws HttpError 404 for a record that is missing or not the caller's to see: no difference */
export async function getRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
): Promise<StoredRecord> {
  const [row] = await platform.db
    .select(columnsOf(entity, actor))
    .from(entity.table)
    .where(and(withId(entity, id), condition(entity.rules.read(actor))))
    .limit(1);
  if (!row) throw missing(entity);
  return row;
}

/** @throws HttpError 403, 409 or 422 */
export async function createRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  body: unknown,
): Promise<StoredRecord> {
  if (!entity.rules.create(actor)) throw forbidden(platform, actor);
  const sent = forCreate(entity, body, actor);
  const needsHelp = actor.kind === 'member' && entity.complete;
  const record = needsHelp ? await needsHelp(sent, actor, platform) : sent;
  const at = new Date(platform.now());
  const author = 'userId' in actor ? { created_by: actor.email, created_by_id: actor.userId } : {};
  const stored = { ...record, ...author, id: newId(), created_date: at, updated_date: at };
  const [row] = await answering(
    platform.db.insert(entity.table).values(stored).returning(columnsOf(entity, actor)),
  );
  return row ?? {};
}

/** The record as it stands, if the actor may change it; hidden records are missing, others are refused. */
async function changeable(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
  scope: Scope,
): Promise<StoredRecord> {
  await getRecord(platform, entity, actor, id);
  const current = await wholeRecord(platform, entity, and(withId(entity, id), condition(scope)));
  if (!current) throw forbidden(platform, actor);
  return current;
}

/**
 * Merges a change into a record; the rule is part of the statement, so nothing slips in between.
 * @throws HttpError 403, 404, 409 or 422
 */
export async function updateRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
  body: unknown,
): Promise<StoredRecord> {
  const scope = entity.rules.update(actor);
  const current = await changeable(platform, entity, actor, id, scope);
  const change = forUpdate(entity, body, current, actor);
  const counted = entity.version && !('version' in change) ? { version: sql`${entity.version} + 1` } : {};
  const [row] = await answering(
    platform.db
      .update(entity.table)
      .set({ ...change, ...counted, updated_date: new Date(platform.now()) })
      .where(and(withId(entity, id), condition(scope)))
      .returning(columnsOf(entity, actor)),
  );
  if (!row) throw forbidden(platform, actor);
  return row;
}

/** @throws HttpError 403 or 404 */
export async function deleteRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
): Promise<void> {
  const scope = entity.rules.remove(actor);
  await changeable(platform, entity, actor, id, scope);
  await platform.db.delete(entity.table).where(and(withId(entity, id), condition(scope)));
}
