import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The table of conversations. Each is read and written as a whole, so it is one row. */
export const threads = pgTable(
  'assistant_threads',
  {
    id: uuid('id').primaryKey(),
    /** Pseudonym of the member it belongs to; null when anyone who knows its id may continue it. */
    owner: text('owner'),
    /** `en` or `he`. */
    language: text('language').notNull(),
    /** State of the dialog. */
    state: jsonb('state'),
    /** Written by older versions; no longer read. */
    facts: jsonb('facts')
      .notNull()
      .$default(() => ({})),
    turns: jsonb('turns').notNull(),
    created: moment('created').notNull(),
    lastUsed: moment('last_used').notNull(),
    /** Token of the message that has locked the thread, until `held_until` by the database's clock. */
    heldBy: uuid('held_by'),
    heldUntil: moment('held_until'),
    /** Idempotency key of the latest message, and of the first one while it is being answered; null without one. */
    lastKey: text('last_key'),
    /** The reply to it; null while there is none. */
    lastReply: jsonb('last_reply'),
  },
  (t) => [
    index('assistant_threads_last_used').on(t.lastUsed),
    uniqueIndex('assistant_threads_last_key').on(t.lastKey),
  ],
);
