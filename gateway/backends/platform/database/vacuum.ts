import type { Logger } from '#backends/kit/logger.ts';
import type { Database } from '#backends/kit/database/database.ts';

/** Tables with many inserts and updates. */
const TABLES = ['bookings', 'hotels', 'attempts'];

/**
 * Vacuums the embedded database at its start, because no process does so in the background as on a server. A list of
 * bookings is then counted from an index alone, and the space of old rows is reused. A failure is only logged.
 */
export async function vacuumEmbedded({ pool, isShared }: Database, logger: Logger): Promise<void> {
  if (isShared) return;
  try {
    await pool.query(`vacuum (analyze) ${TABLES.join(', ')}`);
  } catch (error) {
    logger.warn({ err: error }, 'the database was not vacuumed');
  }
}
