import type { AuditNote } from '#models/admin/admin-records.ts';
import { budgets } from '#upstreams/budgets.ts';
import { refusalOfReply } from '../send.ts';
import type { SendToPlatform } from '../send.ts';
import { toStoredFacts } from './audit-fields.ts';

/** The audit log, written with the gateway's own identity; entries cannot be changed. */
export interface AuditStore {
  /** Stores an entry once: also succeeds when one with the same key exists. @throws AppError when it was not stored */
  write(note: AuditNote): Promise<void>;
}

export function createAuditStore(send: SendToPlatform, serviceToken: string): AuditStore {
  return {
    write: async ({ actor, action, entity, recordId, summary, before, after, onceKey }) => {
      const reply = await send({
        call: 'writeAudit',
        method: 'POST',
        path: '/entities/AuditEntry',
        token: serviceToken,
        body: {
          actor_id: actor.id,
          actor_email: actor.email,
          action,
          entity,
          record_id: recordId,
          summary: summary.slice(0, MAX_SUMMARY),
          before: toStoredFacts(before),
          after: toStoredFacts(after),
          ...(onceKey !== undefined && { entry_key: onceKey }),
        },
        budget: budgets.platformOnce,
      });
      if (onceKey !== undefined && reply.status === 409) return;
      if (reply.status >= 300) throw refusalOfReply(reply, 'writeAudit');
    },
  };
}

const MAX_SUMMARY = 2_000;
