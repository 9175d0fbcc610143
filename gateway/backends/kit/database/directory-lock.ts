import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { processSpace, processStart } from '../start/process-marks.ts';
import { StartError } from '../start/start-error.ts';

/** An owner touches its lock this often, so that machines which cannot see its process can tell that it lives. */
const BEAT_MS = 5_000;
/** A lock that was not touched for so many beats has no owner any more. */
const QUIET_BEATS = 3;

/** What an owner writes into its lock. */
const marks = z.object({
  /** Of this taking, so that no two locks are alike. */
  id: z.string().optional(),
  pid: z.int().positive(),
  /** Where the process number means something. */
  space: z.string(),
  /** Of the process; empty where the system does not tell. */
  startedAt: z.string(),
  /** Of the lock file itself: a copy of the folder has another one. */
  inode: z.string(),
});
type Marks = z.output<typeof marks>;

/** Earlier releases wrote the bare number of the process. */
const bareNumber = z.int().positive();

const inodeOf = async (file: string): Promise<string> => String((await stat(file, { bigint: true })).ino);

/** @returns whether the file was made; false when there is one already */
async function create(file: string): Promise<boolean> {
  const [space, startedAt] = await Promise.all([processSpace(), processStart(process.pid)]);
  const handle = await open(file, 'wx').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  });
  if (!handle) return false;
  try {
    const { ino } = await handle.stat({ bigint: true });
    const own: Marks = {
      id: randomUUID(),
      pid: process.pid,
      space,
      startedAt: startedAt ?? '',
      inode: String(ino),
    };
    await handle.writeFile(`${JSON.stringify(own)}\n`);
  } finally {
    await handle.close();
  }
  return true;
}

/** Null when there is no such file. */
const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });

function parsed(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    return content;
  } catch {
    return null;
  }
}

/** The owner's process number; null when nobody holds the lock any more. */
async function owner(file: string, text: string, beatMs: number): Promise<string | null> {
  const content = parsed(text);
  const bare = bareNumber.safeParse(content);
  if (bare.success) return (await processStart(bare.data)) === null ? null : String(bare.data);
  const read = marks.safeParse(content);
  if (!read.success) return (await isTouched(file, beatMs)) ? 'that has only just begun' : null;
  const { pid, space, startedAt, inode } = read.data;
  if (space !== (await processSpace()))
    return (await isTouched(file, beatMs)) ? `${pid} of another machine` : null;
  const start = await processStart(pid);
  const isAlive = start !== null && (start === '' || startedAt === '' || start === startedAt);
  if (!isAlive) return null;
  // A copy of a folder in use, or the folder itself on a file system that numbers its files again: the beats tell.
  const isCopied = inode !== (await inodeOf(file));
  return isCopied && !(await isTouched(file, beatMs)) ? null : String(pid);
}

/** Waits for a beat of the owner. Clocks of two machines differ, so only that the time moves counts. */
async function isTouched(file: string, beatMs: number): Promise<boolean> {
  const touchedAt = async () => (await stat(file).catch(() => null))?.mtimeMs ?? null;
  const before = await touchedAt();
  if (before === null) return false;
  for (let beat = 0; beat < QUIET_BEATS; beat += 1) {
    await pause(beatMs);
    const after = await touchedAt();
    if (after === null) return false;
    if (after !== before) return true;
  }
  return false;
}

/**
 * Makes the lock file, in the place of a dead one if need be. Of several who find the same dead one, one removes it: it
 * holds a second lock, named after the dead one, and under that nobody else can have removed it. Who dies in between
 * leaves a dead second lock, which is taken over in the same way.
 * @returns who holds it; null when it is ours now
 */
async function take(file: string, lock: string, beatMs: number): Promise<string | null> {
  while (!(await create(lock))) {
    const found = await textOf(lock);
    if (found === null) continue;
    const holder = await owner(lock, found, beatMs);
    if (holder !== null) return holder;
    const name = createHash('sha256').update(found).digest('hex').slice(0, 16);
    const succession = `${file}.${name}.lock`;
    const other = await take(file, succession, beatMs);
    if (other !== null) return other;
    try {
      // It may be another's since it was looked at.
      if ((await textOf(lock)) === found) await rm(lock, { force: true });
    } finally {
      await rm(succession, { force: true });
    }
  }
  return null;
}

/**
 * Takes a lock file on a folder. The embedded database has no lock of its own, and two writers on one folder destroy it.
 * A lock whose process is gone is taken over, and so is one that came along with a copy of the folder. Where the owner's
 * process cannot be seen from here (another machine, another container) or the file is not the one that it made, its
 * beats decide, which takes some seconds.
 * @throws StartError when the folder is in use
 * @returns gives the lock back
 */
export async function lockDirectory(file: string, { beatMs = BEAT_MS } = {}): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  const holder = await take(file, file, beatMs);
  if (holder !== null)
    throw new StartError(
      `The data folder is in use by process ${holder} (${file}). Stop that one first, or set DATA_DIR to another folder.`,
    );
  const own = await textOf(file);
  const beating = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, beatMs).unref();
  return async () => {
    clearInterval(beating);
    // A machine that slept longer than its beats may have lost it to another.
    if ((await textOf(file)) === own) await rm(file, { force: true });
  };
}
