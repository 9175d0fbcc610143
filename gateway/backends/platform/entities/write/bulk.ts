import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../../access/actor.ts';
import type { Platform } from '../../platform.ts';
import { auditMany } from '../kinds/audit-note.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import { mayWriteMany } from './many.ts';
import { columnsOf, forbidden, newRecord, updateRecord } from './records.ts';
import { withHttpErrors } from './store-error.ts';

/** Maximum number of records of one bulk call, and of one statement of an import. */
const MAX_BULK = 500;

/** @throws HttpError 403 unless the caller may create many of these records at once */
export function requireBulkPermission(platform: Platform, entity: Entity, actor: Actor): void {
  if (!mayWriteMany(entity, actor) || !entity.rules.create(actor)) throw forbidden(platform, actor);
}

/** Adds the position of the refused record to an error. */
function naming<Result>(index: number, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const options = error.code === undefined ? {} : { code: error.code };
    throw new HttpError(error.status, `Record ${index + 1}: ${error.message}`, options);
  }
}

/**
 * Stores all of these records or none.
 * @returns them as stored, in the given order
 * @throws HttpError 403, 409, or 422 naming the first invalid record
 */
export async function createMany(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  bodies: readonly unknown[],
): Promise<StoredRecord[]> {
  requireBulkPermission(platform, entity, actor);
  const records = bodies.map((body, index) => naming(index, () => newRecord(platform, entity, actor, body)));
  return withHttpErrors(
    platform.db.transaction(async (tx) => {
      const stored: StoredRecord[] = [];
      for (let start = 0; start < records.length; start += MAX_BULK) {
        const rows = await tx
          .insert(entity.table)
          .values(records.slice(start, start + MAX_BULK))
          .returning(columnsOf(entity, actor));
        stored.push(...rows);
      }
      const ids = records.map(({ id }) => String(id));
      await auditMany({ ...platform, db: tx }, entity, actor, { verb: 'create', ids });
      const byId = new Map(stored.map((row) => [row['id'], row]));
      return records.map((record) => byId.get(record['id']) ?? {});
    }),
  );
}

/** @throws HttpError 400 unless the body is a list of at most 500 records */
function listOf(body: unknown): unknown[] {
  if (!Array.isArray(body)) throw new HttpError(400, 'The body must be a list of records');
  if (body.length > MAX_BULK) throw new HttpError(400, `At most ${MAX_BULK} records`);
  return body;
}

export function bulkCreate(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  body: unknown,
): Promise<StoredRecord[]> {
  return createMany(platform, entity, actor, listOf(body));
}

function idOf(item: unknown): string {
  if (typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string')
    return item.id;
  throw new HttpError(400, 'Every record needs its id');
}

/**
 * Changes all of these records or none, each by its id.
 * @throws HttpError 400, 403, 404, 409 or 422
 */
export async function bulkUpdate(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  body: unknown,
): Promise<StoredRecord[]> {
  if (!mayWriteMany(entity, actor) || entity.name === 'User') throw forbidden(platform, actor);
  const items = listOf(body).map((item) => ({ id: idOf(item), item }));
  const ids = items.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new HttpError(400, 'An id is in the list twice');
  // Sorted, so that two simultaneous calls lock the same rows in the same order and cannot deadlock.
  const inOrder = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const byId = await platform.db.transaction(async (tx) => {
    const changed = new Map<string, StoredRecord>();
    for (const { id, item } of inOrder)
      changed.set(id, await updateRecord({ ...platform, db: tx }, entity, actor, id, item));
    return changed;
  });
  return ids.map((id) => byId.get(id) ?? {});
}
