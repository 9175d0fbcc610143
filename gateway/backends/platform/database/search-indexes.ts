import { sql } from 'drizzle-orm';
import type { Logger } from '#backends/kit/logger.ts';
import type { PlatformDatabase } from './platform-database.ts';

/** Any number will do, as long as it is ours alone. */
const LOCK = 7_305_115;

/** What administrators search bookings by, with patterns. */
const COLUMNS = ['hotel_name', 'guest_name', 'guest_email', 'id'] as const;

/**
 * Indexes that patterns can use. They need an extension that not every server offers or lets us add: there a search reads
 * the whole table, which is slower and finds the same. So they are no part of the migrations.
 */
export async function searchIndexes(db: PlatformDatabase, logger: Logger): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
      // A second instance waits here, then finds everything in place.
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      await tx.execute(sql`create extension if not exists pg_trgm`);
      for (const column of COLUMNS)
        await tx.execute(
          sql`create index if not exists ${sql.identifier(`bookings_search_${column}`)}
            on bookings using gin (${sql.identifier(column)} gin_trgm_ops) with (fastupdate = off)`,
        );
      // The embedded database never looks at its tables by itself, and without figures it takes the wrong way for rare words.
      await tx.execute(sql`analyze bookings, hotels`);
    });
  } catch (error) {
    logger.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'searches go without indexes');
  }
}
