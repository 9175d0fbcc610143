import { and } from 'drizzle-orm';
import { HttpError } from '../../kit/http-error.ts';
import { isStaff } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import { condition } from '../access/scope.ts';
import { forgetPhotosOfStays } from '../files/forgotten-photos.ts';
import type { Platform } from '../platform.ts';
import type { Entity } from './entity.ts';
import { compileFilter, refuseBoundless } from './filter.ts';
import { limited } from './reading.ts';
import { forbidden } from './records.ts';
import { removeRows } from './removal.ts';
import { filterRights } from './visible-fields.ts';

function isFilter(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length > 0;
}

/**
 * Deletes every record that meets a filter and that the caller may delete. For staff (DEC-56).
 * @throws HttpError 403, or 400 for an empty filter: it would mean every record
 */
export async function deleteMany(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  body: unknown,
): Promise<{ success: true; deleted: number }> {
  const scope = entity.rules.remove(actor);
  if (!isStaff(actor) || scope === 'none') throw forbidden(platform, actor);
  if (!isFilter(body))
    throw new HttpError(400, 'The body must be a filter that is not empty', { code: 'bad_filter' });
  const filter = compileFilter(body, filterRights(entity, actor));
  refuseBoundless(filter);
  const where = and(condition(scope), entity.rules.list?.(actor, filter.named), filter.where);
  const removed = await limited(platform, filter, (on) => removeRows({ ...platform, db: on }, entity, where));
  await forgetPhotosOfStays(platform, removed.stays);
  return { success: true, deleted: removed.count };
}
