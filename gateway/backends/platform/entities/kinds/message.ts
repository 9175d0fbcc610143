import { serviceOnly, staffOnly } from '../../access/scope.ts';
import { messages } from '../../database/schema-admin.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import { boolean, choice, freeText, moment, text } from '../query/field.ts';

/** Text of a visitor, which is never changed. */
const asWritten = { create: 'service', update: 'server' } as const;

/** Written by the gateway in one conditional statement, so that only one of two administrators can answer. */
const byGateway = { create: 'service', update: 'service' } as const;

/**
 * Messages to customer service. The gateway stores them and their answers; staff read them and mark them as handled.
 */
export const messageEntity: Entity = {
  name: 'Message',
  table: messages,
  id: messages.id,
  createdBy: messages.created_by,
  fields: {
    ...serverFields(messages),
    ...authorFields(messages, 'staff'),
    kind: choice(messages.kind, ['contact', 'handover', 'notify'], asWritten),
    name: freeText(messages.name, { ...asWritten, max: 100 }),
    email: text(messages.email, { ...asWritten, max: 254 }),
    phone: text(messages.phone, { ...asWritten, max: 50 }),
    subject: freeText(messages.subject, { ...asWritten, max: 200 }),
    message: freeText(messages.message, { ...asWritten, max: 5_000 }),
    preferred_contact: choice(messages.preferred_contact, ['email', 'phone', 'whatsapp'], asWritten),
    topic: choice(messages.topic, ['car', 'insurance', 'attractions'], asWritten),
    language: choice(messages.language, ['en', 'he'], asWritten),
    is_handled: boolean(messages.is_handled, { create: 'service', update: 'staff' }),
    handled_by: text(messages.handled_by, { create: 'service', update: 'staff', max: 254 }),
    answer: freeText(messages.answer, { ...byGateway, max: 5_000 }),
    answered_by: text(messages.answered_by, { ...byGateway, max: 254 }),
    answered_date: moment(messages.answered_date, byGateway),
    answer_key: text(messages.answer_key, { ...byGateway, max: 200 }),
  },
  rules: {
    read: staffOnly,
    create: (actor) => actor.kind === 'service',
    update: staffOnly,
    remove: serviceOnly,
  },
};
