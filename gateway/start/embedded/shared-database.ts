import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openThreads } from '#backends/assistant/threads/threads.ts';
import { connectDatabase, type Database } from '#backends/kit/database/database.ts';
import { openPlatformDatabase } from '#backends/platform/database/open-platform-database.ts';
import type { Logger } from '#gateway/logger.ts';

/** Where the platform stores its records. */
interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly logger: Logger;
}

/** The database that a build has prepared, beside its output; missing when the gateway runs from its sources. */
const prepared = join(dirname(fileURLToPath(import.meta.url)), 'prepared/database');
const isBuilt = !import.meta.url.endsWith('.ts');

/**
 * Opens the embedded database of the platform, and of the assistant when both run here: a second engine would take as
 * much memory again. Null when they use a server.
 * @throws StartError when another process uses the folder, or its disk is full
 */
export async function openShared({
  dataDir,
  databaseUrl,
  logger,
}: DatabaseOptions): Promise<Database | null> {
  if (databaseUrl !== undefined) return null;
  if (isBuilt && !existsSync(prepared))
    logger.warn(
      { event: 'database.unprepared', folder: prepared },
      'the build has no prepared database, so a first start computes one',
    );
  return connectDatabase({ dataDir, prepared, logger });
}

/**
 * Creates a database with the empty tables of both programs, so that a first start only copies it: computing it takes
 * seconds. Nothing in it depends on a setting.
 * @param dataDir a new folder, in which it is called `database`
 */
export async function prepareDatabase(dataDir: string, logger: Logger): Promise<void> {
  const database = await connectDatabase({ dataDir, logger });
  try {
    await openPlatformDatabase({ dataDir, database, logger });
    const threads = openThreads({ dataDir, opened: database, logger, now: Date.now });
    await threads.check();
    await threads.close();
  } finally {
    await database.close();
  }
}
