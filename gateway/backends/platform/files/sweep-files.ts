import { inArray } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { files } from '../database/schema.ts';

/**
 * Files younger than this are kept: a file is written before its row, and a restored database may still be rolled
 * forward.
 */
const SETTLED_MS = 30 * 24 * 60 * 60 * 1_000;
/** A crash sometimes leaves a file. When more than this share has no row, the database is more likely the wrong one. */
const MAX_SHARE = 0.1;
/** Up to this many files may be removed even if they are a large share, unless the database knows none of the files. */
const MAX_FEW_FILES = 2;
/** Maximum number of removals per start; the rest waits for the next one. */
const MAX_REMOVED = 1_000;
/** Number of ids in one database statement, which can have tens of thousands of values. */
const IDS_AT_ONCE = 1_000;

type Parts = Pick<Platform, 'db' | 'files' | 'now'> & {
  readonly options: Pick<Platform['options'], 'logger'>;
};

/** The ids that have no row. */
async function withoutRow({ db }: Parts, ids: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, some));
    for (const { id } of rows) found.add(id);
  }
  return ids.filter((id) => !found.has(id));
}

/** All stored files that are old enough, and those among them without a row. */
async function lookThrough(platform: Parts, signal: AbortSignal) {
  const orphans: string[] = [];
  let settled = 0;
  for await (const ids of platform.files.settled(platform.now() - SETTLED_MS)) {
    signal.throwIfAborted();
    orphans.push(...(await withoutRow(platform, ids)));
    settled += ids.length;
  }
  return { orphans, settled };
}

/**
 * Removes files that no one can request because their row was deleted, or was never written because of a crash. Files of
 * the last thirty days are kept. So are all files when too many have no row: then the database is probably the wrong
 * one, new, or older than the folder. In a small folder one or two are removed if the database knows some of the others.
 * @param signal stops it between two folders or two removals
 * @throws errors of the database or the disk; AbortError when it was aborted
 */
export async function sweepFiles(platform: Parts, signal: AbortSignal): Promise<void> {
  const { files: store, options } = platform;
  const { orphans, settled } = await lookThrough(platform, signal);
  if (orphans.length === 0) return;
  const few = orphans.length < settled ? MAX_FEW_FILES : 0;
  if (orphans.length > Math.max(few, settled * MAX_SHARE)) {
    options.logger.warn(
      { orphans: orphans.length, settled },
      'too many files have no database row: none is removed',
    );
    return;
  }
  const removed = orphans.slice(0, MAX_REMOVED);
  for (const id of removed) {
    signal.throwIfAborted();
    await store.remove(id);
  }
  options.logger.info({ files: removed.length }, 'files without a database row removed');
}
