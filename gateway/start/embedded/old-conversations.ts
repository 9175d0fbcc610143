import { access, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from '#backends/kit/database/directory-lock.ts';
import type { Logger } from '#gateway/logger.ts';

/**
 * Deletes the conversations of earlier releases, which had a database of their own in the assistant's folder. Nothing
 * opens it any more, so nothing else would delete them after a day, or with their account. Anything else in the folder
 * stays, and so does a database that another process uses. Never rejects: a start does not depend on it.
 * @param folder the assistant's folder, whose conversations are stored elsewhere now
 */
export async function deleteOldConversations(
  folder: string,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const database = join(folder, 'database');
  const isThere = await access(join(database, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  try {
    const unlock = await lockDirectory(join(folder, 'database.lock'));
    try {
      for (const path of [database, `${database}.new`]) await rm(path, { recursive: true, force: true });
    } finally {
      await unlock();
    }
    if ((await readdir(folder)).length === 0) await rmdir(folder);
    logger.info(
      { event: 'conversations.old-deleted', folder },
      'the conversations of an earlier release were deleted',
    );
  } catch (err) {
    logger.warn(
      { event: 'conversations.old-kept', folder, err },
      'the conversations of an earlier release could not be deleted',
    );
  }
}
