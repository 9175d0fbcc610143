import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, authorship, list, timestampColumn, stamps } from './schema-columns.ts';

/** Tables of favorites and of customer service: messages, mails, and the audit log. */

export const favorites = pgTable(
  'favorites',
  {
    ...stamps,
    ...authorship,
    hotel_id: text().notNull(),
    hotel_name: text(),
    /** Price of one night at the time of saving. */
    price_per_night: amount(),
    stay: jsonb(),
  },
  (t) => [
    uniqueIndex('favorites_once').on(t.created_by, t.hotel_id),
    index('favorites_newest').on(t.created_date.desc(), t.id),
  ],
);

export const messages = pgTable(
  'messages',
  {
    ...stamps,
    ...authorship,
    kind: text().notNull(),
    name: text(),
    email: text(),
    phone: text(),
    subject: text(),
    message: text(),
    preferred_contact: text(),
    topic: text(),
    language: text(),
    is_handled: boolean().notNull().default(false),
    handled_by: text(),
    /** The answer of an administrator; null until there is one. */
    answer: text(),
    answered_by: text(),
    answered_date: timestampColumn(),
    /** Key of the attempt that stored the answer, to tell its repeats from a second answer. */
    answer_key: text(),
  },
  (t) => [
    check('messages_kind', sql`${t.kind} in ('contact', 'handover', 'notify')`),
    index('messages_newest').on(t.created_date.desc(), t.id),
    index('messages_open')
      .on(t.created_date.desc())
      .where(sql`not ${t.is_handled}`),
  ],
);

export const outbox_mails = pgTable(
  'outbox_mails',
  {
    ...stamps,
    ...authorship,
    to: text().notNull(),
    /** Null for the product's own name. */
    from_name: text(),
    subject: text().notNull(),
    html: text(),
    text: text(),
    language: text(),
    kind: text(),
    /** Id of the record that the mail is about. */
    reference: text(),
    /** Identifies its occasion; of mails with one key only the first is stored. Null for a mail without one. */
    mail_key: text(),
    status: text().notNull().default('stored'),
    attempts: integer().notNull().default(0),
    last_error: text(),
    sent_date: timestampColumn(),
  },
  (t) => [
    check('outbox_mails_status', sql`${t.status} in ('stored', 'sent', 'failed')`),
    index('outbox_mails_newest').on(t.created_date.desc(), t.id),
    index('outbox_mails_reference').on(t.reference),
    index('outbox_mails_open')
      .on(t.updated_date)
      .where(sql`${t.status} = 'stored'`),
  ],
);

export const audit_entries = pgTable(
  'audit_entries',
  {
    ...stamps,
    ...authorship,
    actor_id: text(),
    actor_email: text(),
    action: text().notNull(),
    entity: text(),
    record_id: text(),
    summary: text(),
    before: jsonb(),
    after: jsonb(),
    /** Key of an entry that is stored once, however often it is written. */
    entry_key: text(),
  },
  (t) => [
    uniqueIndex('audit_entries_once').on(t.entry_key),
    index('audit_entries_newest').on(t.created_date.desc(), t.id),
    index('audit_entries_record').on(t.entity, t.record_id),
  ],
);

/** Rooms of stored hotels with the bookings and holds of each night, one record per hotel and room type. */
export const room_inventories = pgTable(
  'room_inventories',
  {
    ...stamps,
    ...authorship,
    hotel_id: text().notNull(),
    room_type: text().notNull(),
    /** The normalized name: lower case, single spaces. */
    room_key: text().notNull(),
    references: list(),
    /** For searching: the `ref` of each reference that is not a hold, and in `holders` the holders of the holds. */
    refs: list(),
    holders: list(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('room_inventories_once').on(t.hotel_id, t.room_key),
    index('room_inventories_refs').using('gin', t.refs.op('jsonb_path_ops')),
    index('room_inventories_holders').using('gin', t.holders.op('jsonb_path_ops')),
    index('room_inventories_changed').on(t.updated_date),
  ],
);
