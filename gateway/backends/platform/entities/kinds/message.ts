import { serviceOnly, staffOnly } from '../../access/scope.ts';
import { messages } from '../../database/schema-admin.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import { boolean, choice, freeText, moment, text } from '../query/field.ts';

/** Rights on the text of a visitor, which is never changed. */
const visitorRights = { create: 'service', update: 'server' } as const;

/** Rights on fields that the gateway writes in one conditional statement, so that only one of two administrators can answer. */
const gatewayRights = { create: 'service', update: 'service' } as const;

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
    kind: choice(messages.kind, ['contact', 'handover', 'notify'], visitorRights),
    name: freeText(messages.name, { ...visitorRights, max: 100 }),
    email: text(messages.email, { ...visitorRights, max: 254 }),
    phone: text(messages.phone, { ...visitorRights, max: 50 }),
    subject: freeText(messages.subject, { ...visitorRights, max: 200 }),
    message: freeText(messages.message, { ...visitorRights, max: 5_000 }),
    preferred_contact: choice(messages.preferred_contact, ['email', 'phone', 'whatsapp'], visitorRights),
    topic: choice(messages.topic, ['car', 'insurance', 'attractions'], visitorRights),
    language: choice(messages.language, ['en', 'he'], visitorRights),
    is_handled: boolean(messages.is_handled, { create: 'service', update: 'staff' }),
    handled_by: text(messages.handled_by, { create: 'service', update: 'staff', max: 254 }),
    answer: freeText(messages.answer, { ...gatewayRights, max: 5_000 }),
    answered_by: text(messages.answered_by, { ...gatewayRights, max: 254 }),
    answered_date: moment(messages.answered_date, gatewayRights),
    answer_key: text(messages.answer_key, { ...gatewayRights, max: 200 }),
  },
  rules: {
    read: staffOnly,
    create: (actor) => actor.kind === 'service',
    update: staffOnly,
    remove: serviceOnly,
  },
};
