import type { PgColumn } from 'drizzle-orm/pg-core';
import { boolean, moment, text } from './query/field.ts';
import type { Field, Reader } from './query/field.ts';

interface CommonColumns {
  readonly id: PgColumn;
  readonly created_date: PgColumn;
  readonly updated_date: PgColumn;
}

interface AuthorColumns {
  readonly created_by: PgColumn;
  readonly created_by_id: PgColumn;
  readonly is_sample: PgColumn;
}

/** Fields that the server sets: sent values are ignored. */
export const serverFields = (table: CommonColumns): Record<string, Field> => ({
  id: text(table.id, { create: 'server' }),
  created_date: moment(table.created_date, { create: 'server' }),
  updated_date: moment(table.updated_date, { create: 'server' }),
});

/** Only the gateway may name another creator; from other clients the field is ignored. */
const byService = { create: 'service', isIgnoredFromOthers: true } as const;

/** The creator of a record. */
export const authorFields = (table: AuthorColumns, read: Reader): Record<string, Field> => ({
  created_by: text(table.created_by, { ...byService, read, max: 254 }),
  created_by_id: text(table.created_by_id, { ...byService, read, max: 64 }),
  is_sample: boolean(table.is_sample, { create: 'server' }),
});
