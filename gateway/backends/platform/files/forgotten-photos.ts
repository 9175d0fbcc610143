import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { files, reviews } from '../schema.ts';

/** Rows first, then what lies on disk: a crash between leaves a file that nobody can ask for, never a row without one. */
async function forget({ db, files: store, options }: Platform, which: SQL | undefined): Promise<void> {
  const gone = await db
    .delete(files)
    .where(and(isNotNull(files.booking_id), which))
    .returning({ id: files.id });
  for (const { id } of gone) await store.remove(id);
  if (gone.length > 0) options.logger.info({ photos: gone.length }, 'photos removed');
}

/** Removes the photos of stays that no review shows any more. Call it when the removal of the reviews is committed. */
export async function forgetPhotosOfStays(platform: Platform, stays: readonly string[]): Promise<void> {
  if (stays.length === 0) return;
  const review = platform.db.select().from(reviews).where(eq(reviews.booking_id, files.booking_id));
  await forget(platform, and(inArray(files.booking_id, [...stays]), notExists(review)));
}

/** Removes every photo that a person uploaded of his stays; no review may show them any more. */
export const forgetPhotosOfPerson = (platform: Platform, userId: string): Promise<void> =>
  forget(platform, eq(files.created_by_id, userId));
