import type { Logger } from 'pino';
import { AppError } from '#gateway/errors.ts';
import type { AuditNote } from '#models/admin/admin-records.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';

/**
 * Writes entries of the audit log. The action has already happened, so a failure is logged with the record's id and not
 * thrown: the log then shows which entry the table lacks.
 */
export function createAudit(store: EntityPlatform['audit'], logger: Pick<Logger, 'error'>) {
  return async (note: AuditNote): Promise<void> => {
    try {
      await store.write(note);
    } catch (cause) {
      const { action, entity, recordId, actor } = note;
      const code = cause instanceof AppError ? cause.code : 'INTERNAL';
      logger.error({ code, action, entity, recordId, actorId: actor.id }, 'an audit entry was not stored');
    }
  };
}
