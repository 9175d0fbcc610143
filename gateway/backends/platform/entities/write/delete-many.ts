import { and } from 'drizzle-orm';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../../access/actor.ts';
import { whereOf } from '../../access/scope.ts';
import { forgetPhotosOfStays } from '../../files/delete-photos.ts';
import type { Platform } from '../../platform.ts';
import { withAuditTransaction, auditMany } from '../kinds/audit-note.ts';
import type { Entity } from '../entity.ts';
import { compileFilter, refuseBoundless } from '../query/filter.ts';
import { mayWriteMany } from './many.ts';
import { withPatternTimeout } from '../query/reading.ts';
import { forbidden } from './records.ts';
import { removeRows } from './removal.ts';
import { filterRights } from '../query/visible-fields.ts';

function isFilter(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length > 0;
}

/**
 * Deletes every record that meets a filter and that the caller may delete. Only the gateway and, for hotels,
 * administrators may call it.
 * @throws HttpError 403, or 400 for an empty filter, which would match every record
 */
export async function deleteMany(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  body: unknown,
): Promise<{ success: true; deleted: number }> {
  const scope = entity.rules.remove(actor);
  if (!mayWriteMany(entity, actor) || scope === 'none') throw forbidden(platform, actor);
  if (!isFilter(body))
    throw new HttpError(400, 'The body must be a filter that is not empty', { code: 'bad_filter' });
  const filter = compileFilter(body, filterRights(entity, actor));
  refuseBoundless(filter);
  const where = and(whereOf(scope), entity.rules.list?.(actor, filter.named), filter.where);
  const removed = await withAuditTransaction(platform, entity, actor, async (on) => {
    const rows = await withPatternTimeout(on, filter, (db) => removeRows({ ...on, db }, entity, where));
    await auditMany(on, entity, actor, { verb: 'delete', ids: rows.ids });
    return rows;
  });
  await forgetPhotosOfStays(platform, removed.stays);
  return { success: true, deleted: removed.ids.length };
}
