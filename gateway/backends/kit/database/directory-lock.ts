import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { processSpace, processStart } from '../start/process-marks.ts';
import { StartError } from '../start/start-error.ts';

/** How often an owner refreshes its lock, so that machines that cannot see its process know that it lives. */
const BEAT_MS = 5_000;
/** After this many intervals without a refresh, the owner of a lock counts as dead. */
const QUIET_BEATS = 3;

/** Content of a lock file. */
const marks = z.object({
  /** Makes each lock different from all others. */
  id: z.string().optional(),
  pid: z.int().positive(),
  /** The machine or container in which the process number is valid. */
  space: z.string(),
  /** Start time of the process; empty when the system does not say. */
  startedAt: z.string(),
  /** Inode of the lock file itself: a copy of the folder has another one. */
  inode: z.string(),
});
type Marks = z.output<typeof marks>;

/** Earlier releases wrote only the process number (PID). */
const bareNumber = z.int().positive();

const inodeOf = async (file: string): Promise<string> => String((await stat(file, { bigint: true })).ino);

/** @returns whether the file was created; false when it exists already */
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

/** Content of the file; null when it does not exist. */
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

/** The owner in words, such as `process 12`; null when the lock has no owner any more. */
async function owner(file: string, text: string, beatMs: number): Promise<string | null> {
  const content = parsed(text);
  const bare = bareNumber.safeParse(content);
  if (bare.success) return (await processStart(bare.data)) === null ? null : `process ${bare.data}`;
  const read = marks.safeParse(content);
  if (!read.success) return (await isTouched(file, beatMs)) ? 'a process that has just started' : null;
  const { pid, space, startedAt, inode } = read.data;
  if (space !== (await processSpace()))
    return (await isTouched(file, beatMs)) ? `process ${pid} of another machine` : null;
  const start = await processStart(pid);
  const isAlive = start !== null && (start === '' || startedAt === '' || start === startedAt);
  if (!isAlive) return null;
  // Either a copy of a folder in use, or the folder itself on a file system that changes inodes. Only the owner's next
  // refresh of the file tells which.
  const isCopied = inode !== (await inodeOf(file));
  return isCopied && !(await isTouched(file, beatMs)) ? null : `process ${pid}`;
}

/**
 * Waits whether the owner refreshes the lock. The clocks of two machines differ, so only a change of the file's time
 * counts.
 */
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
 * Creates the lock file, replacing one without an owner. When several processes find the same dead lock, only the one
 * that holds a second lock, named after the content of the dead one, may remove it. A process that dies in between
 * leaves a dead second lock, which is taken over in the same way.
 * @returns the owner; null when this process has the lock now
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
      // Another process may have taken it since it was read.
      if ((await textOf(lock)) === found) await rm(lock, { force: true });
    } finally {
      await rm(succession, { force: true });
    }
  }
  return null;
}

/**
 * Takes a lock file on a folder. The embedded database has no lock of its own, and two writers on one folder destroy
 * it. A lock whose process has ended is taken over, and so is one that was copied with a folder. When the owner's
 * process cannot be seen from here (another machine, another container) or the file has another inode than the one it
 * was created with, the owner's refreshes of it decide, which takes a few seconds.
 * @throws StartError when the folder is in use
 * @returns releases the lock
 */
export async function lockDirectory(file: string, { beatMs = BEAT_MS } = {}): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  const holder = await take(file, file, beatMs);
  if (holder !== null)
    throw new StartError(
      `The data folder is in use by ${holder} (${file}). Stop that process first, or set DATA_DIR to another folder.`,
    );
  const own = await textOf(file);
  const beating = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, beatMs).unref();
  return async () => {
    clearInterval(beating);
    // A machine that was suspended for several intervals may have lost the lock to another machine.
    if ((await textOf(file)) === own) await rm(file, { force: true });
  };
}
