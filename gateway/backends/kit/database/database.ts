import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { databasePlace, folderTrouble, isUnreachable, explainServerError } from './database-errors.ts';
import { openEmbedded } from './embedded-database.ts';
import { createSteadyPool } from './steady-pool.ts';
import type { Logger } from '../logger.ts';

/** A pool for PostgreSQL, or for the embedded database through a single connection. */
export interface Database {
  readonly pool: Pool;
  /** True when several processes may use it. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** An arbitrary number that identifies this lock. */
const MIGRATION_LOCK = 7_305_114;
/** Timeout of the first connection, which is long because the server may be starting, or busy. */
const FIRST_CONNECTION_MS = 60_000;
const RETRY_MS = 1_000;

function openServer(connectionString: string, logger: Logger): Database {
  const pool = createSteadyPool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // Also a timeout on our side, because a server that no longer responds does not end its statements. A connection
    // that timed out is replaced.
    query_timeout: 12_000,
  });
  // The pool replaces a lost idle connection; without a listener the error would end the process.
  pool.on('error', (error) => logger.warn({ name: error.name }, 'database connection lost'));
  return { pool, isShared: true, close: () => pool.end() };
}

interface Migrations {
  readonly migrationsFolder: string;
  readonly migrationsTable?: string;
}

/** Migrates the tables; a second instance waits until the first one has finished. */
async function migrateOnce(pool: Pool, migrations: Migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select set_config($1, $2, false)', ['statement_timeout', '0']);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Migrates over a separate connection, so that its settings end with it, and waits for a server that is starting. */
async function migrateServer(connectionString: string, migrations: Migrations): Promise<void> {
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: FIRST_CONNECTION_MS });
  // A server that stops fails the next statement; without listeners its message would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  try {
    await migrateOnce(pool, migrations);
  } finally {
    await pool.end();
  }
}

/** Retries until the database can be reached, for at most `patienceMs`. */
async function whenReachable(
  run: () => Promise<void>,
  { databaseUrl, patienceMs, logger }: { databaseUrl: string; patienceMs: number; logger: Logger },
): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (!isUnreachable(error) || Date.now() >= giveUpAt)
        throw explainServerError(error, databaseUrl) ?? error;
      if (attempt === 1)
        logger.warn(
          { variable: 'DATABASE_URL', database: databasePlace(databaseUrl) },
          'the database cannot be reached yet',
        );
      await pause(RETRY_MS);
    }
  }
}

/** Location of a database. */
interface Place {
  /** Folder of the embedded database, or IN_MEMORY; unused when `databaseUrl` is set. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** An embedded database that is open already; its opener closes it. */
  readonly opened?: Database | undefined;
  /** Folder of an embedded database that a new one is copied from; it may be missing. */
  readonly prepared?: string;
  /** How long to wait for a server that cannot be reached, milliseconds; 0 by default. */
  readonly patienceMs?: number;
  readonly logger: Logger;
}

/**
 * Opens the database without migrating it.
 * @throws StartError when another process uses the folder, or its disk is full; a server is only contacted by the first
 * query
 */
export async function connectDatabase(place: Place): Promise<Database> {
  const { dataDir, databaseUrl, opened, prepared, logger } = place;
  if (opened) return { ...opened, close: async () => {} };
  return databaseUrl ? openServer(databaseUrl, logger) : openEmbedded(dataDir, prepared);
}

/**
 * Migrates the tables of an open database.
 * @throws StartError when its disk is full, or the server cannot be reached or refuses us
 */
export async function migrateDatabase(
  database: Database,
  { dataDir, databaseUrl, patienceMs = 0, logger }: Place,
  migrations: Migrations,
): Promise<void> {
  if (databaseUrl) {
    const migrated = () => migrateServer(databaseUrl, migrations);
    await whenReachable(migrated, { databaseUrl, patienceMs, logger });
    return;
  }
  try {
    await migrateOnce(database.pool, migrations);
  } catch (error) {
    throw (await folderTrouble(error, dataDir)) ?? error;
  }
}

/**
 * Opens the database and migrates it.
 * @throws StartError when another process uses the folder, its disk is full, or the server cannot be reached or refuses us
 */
export async function openDatabase(
  options: Place & {
    migrationsFolder: string;
    /** Table that records the migrations; each application that shares a database has its own. */
    migrationsTable?: string;
  },
): Promise<Database> {
  const { migrationsFolder, migrationsTable } = options;
  const database = await connectDatabase(options);
  try {
    await migrateDatabase(database, options, {
      migrationsFolder,
      ...(migrationsTable && { migrationsTable }),
    });
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
