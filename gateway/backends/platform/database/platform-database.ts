import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What the parts may do with the database. */
export type PlatformDatabase = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'transaction' | 'execute'
>;
