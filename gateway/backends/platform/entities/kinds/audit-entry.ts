import { nobody, staffOnly } from '../../access/scope.ts';
import { audit_entries as entries } from '../../database/schema-admin.ts';
import { opaque } from '../booking/booking-composites.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import { object, text } from '../query/field.ts';

const once = { create: 'service', update: 'server' } as const;

/**
 * The audit log of the administration. Staff can read it; no client, not even the gateway, changes or deletes an entry.
 */
export const auditEntryEntity: Entity = {
  name: 'AuditEntry',
  table: entries,
  id: entries.id,
  createdBy: entries.created_by,
  fields: {
    ...serverFields(entries),
    ...authorFields(entries, 'staff'),
    actor_id: text(entries.actor_id, { ...once, max: 64 }),
    actor_email: text(entries.actor_email, { ...once, max: 254 }),
    action: text(entries.action, { ...once, max: 100 }),
    entity: text(entries.entity, { ...once, max: 100 }),
    record_id: text(entries.record_id, { ...once, max: 64 }),
    summary: text(entries.summary, once),
    before: object(entries.before, opaque, once),
    after: object(entries.after, opaque, once),
    entry_key: text(entries.entry_key, { ...once, max: 300 }),
  },
  rules: { read: staffOnly, create: (actor) => actor.kind === 'service', update: nobody, remove: nobody },
};
