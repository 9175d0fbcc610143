import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { looseText } from '#upstreams/wire-kit.ts';
import { UPSTREAM } from '../../send.ts';
import type { PlatformCall, PlatformReply } from '../../send.ts';
import type { EntityCall } from '../entity-call.ts';

/** The error for a call that this platform cannot serve. */
export const notOffered = (call: string): AppError =>
  new AppError('PLATFORM_UNAVAILABLE', {
    upstream: UPSTREAM,
    call,
    reason: 'the platform does not offer it',
  });

/** A response that is made here and not by the platform. */
export const answered = (status: number, body: unknown): PlatformReply => ({
  status,
  body,
  code: '',
  headers: new Headers(),
  attempts: 1,
});

const auditEntry = z.object({
  actor_id: looseText,
  action: looseText,
  entity: looseText,
  record_id: looseText,
});

/**
 * The result of a call for an entity that the platform lacks: reads find nothing, changes and deletions have nothing to
 * do. Entries of the audit log are written to the gateway's log, without texts that users wrote.
 * @throws AppError PLATFORM_UNAVAILABLE for a new record, which would be lost
 */
export function withoutEntity(
  call: PlatformCall,
  { entity, act, id }: EntityCall,
  logger: Logger,
): PlatformReply {
  if (act === 'count') return answered(200, { count: 0 });
  if (act === 'update-many') return answered(200, { success: true, updated: 0, has_more: false });
  if (id !== null) return answered(404, null);
  if (call.method === 'GET') return answered(200, []);
  if (call.method === 'DELETE') return answered(200, { success: true, deleted: 0 });
  const entry = entity === 'AuditEntry' ? auditEntry.safeParse(call.body).data : undefined;
  if (!entry) throw notOffered(call.call);
  const { actor_id: actorId, record_id: recordId, action, entity: about } = entry;
  logger.info({ event: 'audit.entry', actorId, action, entity: about, recordId }, 'an administrator acted');
  return answered(201, {});
}
