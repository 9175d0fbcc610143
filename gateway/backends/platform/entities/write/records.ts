import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { VISITOR } from '../../access/actor.ts';
import type { Actor } from '../../access/actor.ts';
import { whereOf } from '../../access/scope.ts';
import { forgetPhotosOfStays } from '../../files/delete-photos.ts';
import { newId } from '../../ids.ts';
import type { Platform } from '../../platform.ts';
import { withAuditTransaction, auditOne } from '../kinds/audit-note.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import { demandSize, forCreate, forUpdate } from './input.ts';
import { removeRows } from './removal.ts';
import { withHttpErrors } from './store-error.ts';
import { visibleFields } from '../query/visible-fields.ts';

const MAX_ID = 64;

const missing = (entity: Entity) => new HttpError(404, `${entity.name} not found`, { code: 'not_found' });

/** The error for an actor without permission: it asks a visitor to sign in. */
export const forbidden = (platform: Platform, actor: Actor): HttpError =>
  actor.kind === 'visitor'
    ? new HttpError(403, 'Please sign in', {
        code: 'auth_required',
        extra: { app_id: platform.options.appId, reason: 'auth_required' },
      })
    : new HttpError(403, 'You may not do this', { code: 'forbidden' });

export function columnsOf(entity: Entity, actor: Actor): Record<string, PgColumn | SQL> {
  return Object.fromEntries(
    [...visibleFields(entity, actor)].map(([name, field]) => [name, field.expression]),
  );
}

/** The complete row with hidden fields, for checking rules, never for a response. */
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

/**
 * @throws HttpError 404 for a record that does not exist or that the caller may not see; the error does not reveal
 * which
 */
export async function getRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
): Promise<StoredRecord> {
  const [row] = await platform.db
    .select(columnsOf(entity, actor))
    .from(entity.table)
    .where(and(withId(entity, id), whereOf(entity.rules.read(actor))))
    .limit(1);
  if (!row) throw missing(entity);
  return row;
}

/** The row of an actor's new record, with their email address, a new id and the current time. @throws HttpError 422 */
export function newRecord(platform: Platform, entity: Entity, actor: Actor, body: unknown): StoredRecord {
  const at = new Date(platform.now());
  const author = 'userId' in actor ? { created_by: actor.email, created_by_id: actor.userId } : {};
  return {
    ...forCreate(entity, body, actor),
    ...author,
    id: newId(),
    created_date: at,
    updated_date: at,
  };
}

/** @throws HttpError 403, 409 or 422 */
export async function createRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  body: unknown,
): Promise<StoredRecord> {
  if (!entity.rules.create(actor)) throw forbidden(platform, actor);
  const sent = newRecord(platform, entity, actor, body);
  demandSize(entity, sent, actor);
  const stored = 'userId' in actor && entity.complete ? await entity.complete(sent, actor, platform) : sent;
  return withAuditTransaction(platform, entity, actor, async (on) => {
    const [row = {}] = await withHttpErrors(
      on.db.insert(entity.table).values(stored).returning(columnsOf(entity, actor)),
    );
    await auditOne(on, entity, actor, { id: String(stored['id']), before: null, after: row });
    return row;
  });
}

/**
 * The change with everything that is written together with it: what follows from it, the next version, the current
 * time.
 */
export function withDerivedColumns(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  change: StoredRecord,
): StoredRecord {
  const at = new Date(platform.now());
  return {
    ...change,
    ...entity.derive?.(change, { actor, at }),
    ...(entity.version && !('version' in change) ? { version: sql`${entity.version} + 1` } : {}),
    updated_date: at,
  };
}

/** The change and the rows to which it may be applied. */
interface Permitted {
  readonly where: SQL | undefined;
  readonly change: StoredRecord;
}

/** Determines what may be written of a body; null when the caller may not change the record. */
async function permitted(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
  body: unknown,
): Promise<Permitted | null> {
  const whole = await wholeRecord(platform, entity, withId(entity, id));
  const exception = whole && entity.exception?.(body, whole, { actor, at: new Date(platform.now()) });
  if (exception) {
    // Throws unless the rest of the body equals the stored record.
    forUpdate(entity, exception.rest, whole, VISITOR);
    return exception;
  }
  const scope = whereOf(entity.rules.update(actor));
  const current = await wholeRecord(platform, entity, and(withId(entity, id), scope));
  if (!current) return null;
  const change = forUpdate(entity, body, current, actor);
  demandSize(entity, { ...current, ...change }, actor);
  if ('userId' in actor) await entity.checkChange?.({ current, change }, actor, platform);
  return { where: scope, change };
}

/**
 * Merges a change into a record; the permission is a condition of the statement, so that nothing can change in between.
 * @throws HttpError 403, 404, 409 or 422
 */
export async function updateRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
  body: unknown,
): Promise<StoredRecord> {
  const before = await getRecord(platform, entity, actor, id);
  if (entity.isConditional) throw forbidden(platform, actor);
  const allowed = await permitted(platform, entity, actor, id, body);
  if (!allowed) throw forbidden(platform, actor);
  const stored = await withAuditTransaction(platform, entity, actor, async (on) => {
    const [after] = await withHttpErrors(
      on.db
        .update(entity.table)
        .set(withDerivedColumns(platform, entity, actor, allowed.change))
        .where(and(withId(entity, id), allowed.where))
        .returning(columnsOf(entity, actor)),
    );
    if (!after) throw forbidden(platform, actor);
    await auditOne(on, entity, actor, { id, before, after });
    return after;
  });
  if ('userId' in actor) {
    try {
      await entity.afterChange?.({ before, after: stored }, platform);
    } catch (error) {
      // The change is stored, so the caller must not get an error.
      platform.options.logger.error({ err: error, entity: entity.name }, 'the work after a change failed');
    }
  }
  return stored;
}

/** @throws HttpError 403 or 404 */
export async function deleteRecord(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  id: string,
): Promise<void> {
  const before = await getRecord(platform, entity, actor, id);
  const where = and(withId(entity, id), whereOf(entity.rules.remove(actor)));
  if (!(await wholeRecord(platform, entity, where))) throw forbidden(platform, actor);
  const { stays } = await withAuditTransaction(platform, entity, actor, async (on) => {
    const removed = await removeRows(on, entity, where);
    if (removed.ids.length > 0) await auditOne(on, entity, actor, { id, before, after: null });
    return removed;
  });
  await forgetPhotosOfStays(platform, stays);
}
