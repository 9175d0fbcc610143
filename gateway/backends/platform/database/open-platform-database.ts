import { type Database, openDatabase } from '#backends/kit/database/database.ts';
import { migrationsFolder } from '../folders.ts';
import type { PlatformOptions } from '../options.ts';
import { searchIndexes } from './search-indexes.ts';
import { vacuumEmbedded } from './vacuum.ts';

/** Longest wait for a database server that is starting at the same time. */
const PATIENCE_MS = 60_000;

type Place = Pick<PlatformOptions, 'dataDir' | 'databaseUrl' | 'database' | 'logger'>;

/**
 * Opens the platform's database with its tables and indexes as this release has them.
 * @throws StartError when another process uses the folder, its disk is full, or the server cannot be reached or refuses us
 */
export async function openPlatformDatabase({ database: opened, ...place }: Place): Promise<Database> {
  const database = await openDatabase({ ...place, opened, migrationsFolder, patienceMs: PATIENCE_MS });
  try {
    await searchIndexes(database, place.logger);
    await vacuumEmbedded(database, place.logger);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
