import { connectDatabase, type Database } from '#backends/kit/database/database.ts';
import type { Logger } from '#gateway/logger.ts';

/** Where the platform stores its records. */
interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly logger: Logger;
}

/**
 * Opens the embedded database of the platform, and of the assistant when both run here: a second engine would take as
 * much memory again. Null when they use a server.
 * @throws StartError when another process uses the folder, or its disk is full
 */
export async function openShared({ dataDir, databaseUrl, logger }: Place): Promise<Database | null> {
  return databaseUrl === undefined ? connectDatabase({ dataDir, logger }) : null;
}
