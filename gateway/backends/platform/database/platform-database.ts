import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The operations on the database that the parts use. */
export type PlatformDatabase = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'transaction' | 'execute'
>;
