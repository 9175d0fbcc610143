import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '#backends/kit/database/database.ts';
import type { Logger } from '#backends/kit/logger.ts';
import type { PlatformDatabase } from './platform-database.ts';

/** An arbitrary number that identifies this lock. */
const LOCK = 7_305_115;

/** Columns that administrators search for a part of a text (`ILIKE`). */
const COLUMNS = {
  bookings: [
    'hotel_name',
    'hotel_name_he',
    'hotel_location',
    'guest_name',
    'guest_email',
    'created_by',
    'id',
  ],
  hotels: ['name', 'name_he', 'city', 'country'],
} as const;

/**
 * Indexes for searches with patterns. They need an extension that not every server offers or lets us install: without
 * it a search reads the whole table, which is slower with the same result. So they are not part of the migrations.
 */
export async function searchIndexes({ pool, isShared }: Database, logger: Logger): Promise<void> {
  const db: PlatformDatabase = drizzle(pool);
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
      // A second instance waits here, then finds that nothing is left to do.
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      await tx.execute(sql`create extension if not exists pg_trgm`);
      for (const [table, columns] of Object.entries(COLUMNS))
        for (const column of columns)
          await tx.execute(
            sql`create index if not exists ${sql.identifier(`${table}_search_${column}`)}
              on ${sql.identifier(table)} using gin (${sql.identifier(column)} gin_trgm_ops) with (fastupdate = off)`,
          );
      // Without statistics a database uses a slow plan for rare words. The embedded one is analyzed when it is vacuumed.
      if (isShared) await tx.execute(sql`analyze bookings, hotels`);
    });
  } catch (error) {
    logger.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'searches run without indexes');
  }
}
