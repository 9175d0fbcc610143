import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { files, reviews } from '../database/schema.ts';

/**
 * Deletes rows first, then files: a crash in between leaves a file that no one can request, never a row without a file.
 */
async function forget({ db, files: store, options }: Platform, which: SQL | undefined): Promise<void> {
  const deleted = await db
    .delete(files)
    .where(and(isNotNull(files.booking_id), which))
    .returning({ id: files.id });
  let left = 0;
  for (const { id } of deleted)
    try {
      await store.remove(id);
    } catch (error) {
      // The rows are deleted already, so the other photos must still be deleted, and the log shows that this one needs
      // attention.
      left += 1;
      options.logger.error({ err: error, file: id }, 'a photo could not be deleted from disk');
    }
  if (deleted.length > 0) options.logger.info({ photos: deleted.length - left }, 'photos removed');
}

/** Number of stays in one database statement, which can have tens of thousands of values. */
const STAYS_AT_ONCE = 1_000;

/**
 * Deletes the photos of the given stays, except of those that still have a review. Call it after the deletion of the
 * reviews was committed.
 */
export async function forgetPhotosOfStays(platform: Platform, stays: readonly string[]): Promise<void> {
  const review = platform.db.select().from(reviews).where(eq(reviews.booking_id, files.booking_id));
  for (let from = 0; from < stays.length; from += STAYS_AT_ONCE) {
    const some = stays.slice(from, from + STAYS_AT_ONCE);
    await forget(platform, and(inArray(files.booking_id, some), notExists(review)));
  }
}

/** Deletes photos that a review showed and no longer shows. Call it after the change of the review was committed. */
export const forgetPhotos = (platform: Platform, ids: readonly string[]): Promise<void> =>
  forget(platform, inArray(files.id, [...ids]));

/** Deletes every photo that a user uploaded of their stays. Call it when no review shows them any more. */
export const forgetPhotosOfPerson = (platform: Platform, userId: string): Promise<void> =>
  forget(platform, eq(files.created_by_id, userId));
