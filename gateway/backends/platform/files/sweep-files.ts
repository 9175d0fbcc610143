import { inArray } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { files } from '../database/schema.ts';

/** A file is written before its row; and a database that was taken from a backup may still be rolled forward. */
const SETTLED_MS = 30 * 24 * 60 * 60 * 1_000;
/** A crash leaves a file now and then. Where more than this part has no row, it is the database that is a wrong one. */
const MAX_SHARE = 0.1;
/** So few may lie in any folder, also a small one – unless the database knows none of its files. */
const FEW = 2;
/** Removals of one start; what is left waits for the next. */
const MAX_REMOVED = 1_000;
/** A statement of the database takes some ten thousand values. */
const IDS_AT_ONCE = 1_000;

type Parts = Pick<Platform, 'db' | 'files' | 'now'> & {
  readonly options: Pick<Platform['options'], 'logger'>;
};

/** Those of the ids that have no row. */
async function withoutRow({ db }: Parts, ids: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE);
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, some));
    for (const { id } of rows) found.add(id);
  }
  return ids.filter((id) => !found.has(id));
}

/** All that lies here and is old enough, and what of it has no row. */
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
 * Removes files that nobody can ask for, because their row is gone or never came: a crash between the two leaves one.
 * Those of the last thirty days are left alone, and all of them where too many have no row: then it is likelier a wrong, new or
 * older database than a folder full of waste. One or two go from a small folder too, where the database knows some of the others.
 * @param signal ends it between two folders or two removals
 * @throws whatever the database or the disk throws; AbortError when it was ended
 */
export async function sweepFiles(platform: Parts, signal: AbortSignal): Promise<void> {
  const { files: store, options } = platform;
  const { orphans, settled } = await lookThrough(platform, signal);
  if (orphans.length === 0) return;
  const few = orphans.length < settled ? FEW : 0;
  if (orphans.length > Math.max(few, settled * MAX_SHARE)) {
    options.logger.warn({ orphans: orphans.length, settled }, 'too many files have no row: none is removed');
    return;
  }
  const removed = orphans.slice(0, MAX_REMOVED);
  for (const id of removed) {
    signal.throwIfAborted();
    await store.remove(id);
  }
  options.logger.info({ files: removed.length }, 'files without a row removed');
}
