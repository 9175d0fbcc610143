import { sql } from 'drizzle-orm';
import { boolean, jsonb, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns that the tables share. */

export const timestampColumn = () => timestamp({ withTimezone: true, mode: 'date' });

/** Shekels with two decimals. */
export const amount = () => numeric({ precision: 12, scale: 2, mode: 'number' });

export const list = () =>
  jsonb()
    .notNull()
    .default(sql`'[]'::jsonb`);

export const stamps = {
  id: text().primaryKey(),
  created_date: timestampColumn().notNull(),
  updated_date: timestampColumn().notNull(),
};

export const authorship = {
  created_by: text(),
  created_by_id: text(),
  is_sample: boolean().notNull().default(false),
};
