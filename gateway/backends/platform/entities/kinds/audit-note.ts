import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../access/actor.ts';
import { newId } from '../../ids.ts';
import type { Platform } from '../../platform.ts';
import { audit_entries as entries } from '../../database/schema-admin.ts';
import type { Entity, StoredRecord } from '../entity.ts';

/** Maximum number of characters of one value in an entry, so that a page of entries stays readable. */
const MAX_VALUE = 500;
/** Maximum number of ids in the entry of a call about many records. */
const MAX_IDS = 500;

/**
 * Fields that are not logged: internal ones that change with every write, and people's names and texts, which could
 * never be removed from the log.
 */
const unloggedFields = new Set([
  'id',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'is_sample',
  'version',
  'history',
  'reviewer_name',
  'title',
  'comment',
]);

type Direct = Extract<Actor, { readonly userId: string }>;

/**
 * True when a write must be logged here: an administrator's that did not come through the gateway, which logs its own.
 */
const isNoted = (entity: Entity, actor: Actor): actor is Direct =>
  actor.kind === 'admin' && actor.isDirect === true && entity.isPersonal !== true;

function recordable(entity: Entity, name: string, value: unknown): unknown {
  // A field that only the traveller may read is logged without its value.
  if (entity.fields[name]?.read === 'owner') return '(not kept here)';
  const length = JSON.stringify(value)?.length ?? 0;
  return length > MAX_VALUE ? `(${length} characters)` : value;
}

function facts(entity: Entity, record: StoredRecord | null, names: readonly string[]): StoredRecord | null {
  if (record === null) return null;
  return Object.fromEntries(names.map((name) => [name, recordable(entity, name, record[name])]));
}

/** Names of the fields in which two states of a record differ; for a created or deleted one, all non-empty fields. */
function changed(before: StoredRecord | null, after: StoredRecord | null): string[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !unloggedFields.has(name));
  return names.filter((name) => !isDeepStrictEqual(before?.[name] ?? null, after?.[name] ?? null));
}

const verbs = { create: 'Made', update: 'Changed', delete: 'Deleted' } as const;
type Verb = keyof typeof verbs;

/** The action under the name that the gateway's entries use for it. */
function actionOf(entity: Entity, verb: Verb, after: StoredRecord | null, names: readonly string[]): string {
  if (verb === 'update') {
    if (entity.name === 'User' && names.includes('role')) return 'user.role';
    if (entity.name === 'Booking' && names.includes('status')) return 'booking.status';
    if (entity.name === 'Message') return 'message.handled';
    if (entity.name === 'Hotel' && names.includes('is_deleted'))
      return after?.['is_deleted'] === true ? 'hotel.delete' : 'hotel.restore';
  }
  return `${entity.name.toLowerCase()}.${verb}`;
}

/** A transaction or the database itself, so that the entry is written together with the change. */
type On = Pick<Platform, 'db' | 'now'>;

async function insert(
  { db, now }: On,
  actor: Direct,
  entry: Pick<
    typeof entries.$inferInsert,
    'action' | 'entity' | 'record_id' | 'summary' | 'before' | 'after'
  >,
): Promise<void> {
  const at = new Date(now());
  const { userId: actor_id, email: actor_email } = actor;
  await db
    .insert(entries)
    .values({ ...entry, id: newId(), created_date: at, updated_date: at, actor_id, actor_email });
}

/** Runs a write and its audit entry in one transaction; a write that is not logged runs without one. */
export const withAuditTransaction = <Result>(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  write: (on: Platform) => Promise<Result>,
): Promise<Result> =>
  isNoted(entity, actor) ? platform.db.transaction((tx) => write({ ...platform, db: tx })) : write(platform);

/** Logs the change of one record; a write that changed nothing is not logged. */
export async function auditOne(
  on: On,
  entity: Entity,
  actor: Actor,
  { id, before, after }: { id: string; before: StoredRecord | null; after: StoredRecord | null },
): Promise<void> {
  if (!isNoted(entity, actor)) return;
  const names = changed(before, after);
  if (before !== null && after !== null && names.length === 0) return;
  const verb = before === null ? 'create' : after === null ? 'delete' : 'update';
  await insert(on, actor, {
    action: actionOf(entity, verb, after, names),
    entity: entity.name,
    record_id: id,
    summary: `${verbs[verb]} without the administration, through the API`,
    before: facts(entity, before, names),
    after: facts(entity, after, names),
  });
}

/** Logs one call about many records: their ids and the request. */
export async function auditMany(
  on: On,
  entity: Entity,
  actor: Actor,
  { verb, ids, changes = {} }: { verb: Verb; ids: readonly string[]; changes?: StoredRecord },
): Promise<void> {
  if (!isNoted(entity, actor) || ids.length === 0) return;
  await insert(on, actor, {
    action: `${entity.name.toLowerCase()}.${verb}`,
    entity: entity.name,
    record_id: null,
    summary: `${verbs[verb]} ${ids.length} at once without the administration, through the API`,
    before: null,
    after: { ...facts(entity, changes, Object.keys(changes)), ids: ids.slice(0, MAX_IDS) },
  });
}
