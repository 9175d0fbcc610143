import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Conversations. Read and written whole, so what belongs to one stands in one row. */
export const threads = pgTable(
  'assistant_threads',
  {
    id: uuid('id').primaryKey(),
    /** Pseudonym of the member it belongs to; null while it belongs to whoever knows its id. */
    owner: text('owner'),
    /** `en` or `he`. */
    language: text('language').notNull(),
    /** What the brain remembers. */
    state: jsonb('state'),
    /** Of older versions; not read any more. */
    facts: jsonb('facts')
      .notNull()
      .$default(() => ({})),
    turns: jsonb('turns').notNull(),
    created: moment('created').notNull(),
    lastUsed: moment('last_used').notNull(),
    /** The message that is being answered holds the thread until this moment of the database's clock. */
    heldBy: uuid('held_by'),
    heldUntil: moment('held_until'),
  },
  (t) => [index('assistant_threads_last_used').on(t.lastUsed)],
);
