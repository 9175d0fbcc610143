import { serviceOnly, staffOnly } from '../../access/scope.ts';
import { outbox_mails as mails } from '../../database/schema-admin.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import { choice, integer, moment, text } from '../query/field.ts';

const written = { create: 'service', update: 'server' } as const;
const delivery = { create: 'service' } as const;

/** Mails, sent or not. The platform and the gateway write them; staff can read them. */
export const outboxMailEntity: Entity = {
  name: 'OutboxMail',
  table: mails,
  id: mails.id,
  createdBy: mails.created_by,
  fields: {
    ...serverFields(mails),
    ...authorFields(mails, 'staff'),
    to: text(mails.to, { ...written, max: 254 }),
    subject: text(mails.subject, { ...written, max: 500 }),
    from_name: text(mails.from_name, { ...written, max: 100 }),
    html: text(mails.html, { ...written, max: 200_000 }),
    text: text(mails.text, { ...written, max: 100_000 }),
    language: choice(mails.language, ['en', 'he'], written),
    kind: text(mails.kind, { ...written, max: 100 }),
    reference: text(mails.reference, { ...written, max: 64 }),
    mail_key: text(mails.mail_key, { ...written, max: 200 }),
    status: choice(mails.status, ['stored', 'sent', 'failed'], delivery),
    attempts: integer(mails.attempts, { ...delivery, max: 1_000 }),
    last_error: text(mails.last_error, delivery),
    sent_date: moment(mails.sent_date, delivery),
  },
  rules: {
    read: staffOnly,
    create: (actor) => actor.kind === 'service',
    update: serviceOnly,
    remove: serviceOnly,
  },
};
