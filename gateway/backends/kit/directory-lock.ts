import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { processSpace, processStart } from './process-marks.ts';
import { StartError } from './start-error.ts';

/** An owner touches its lock this often, so that machines which cannot see its process can tell that it lives. */
const BEAT_MS = 5_000;
/** A lock that was not touched for so many beats has no owner any more. */
const QUIET_BEATS = 3;

/** What an owner writes into its lock. */
const marks = z.object({
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
  const handle = await open(file, 'wx').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  });
  if (!handle) return false;
  try {
    const { ino } = await handle.stat({ bigint: true });
    const own: Marks = {
      pid: process.pid,
      space: await processSpace(),
      startedAt: (await processStart(process.pid)) ?? '',
      inode: String(ino),
    };
    await handle.writeFile(`${JSON.stringify(own)}\n`);
  } finally {
    await handle.close();
  }
  return true;
}

async function contentOf(file: string): Promise<unknown> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    return content;
  } catch {
    return null;
  }
}

/** The owner's process number; null when nobody holds the lock any more. */
async function owner(file: string, beatMs: number): Promise<string | null> {
  const content = await contentOf(file);
  const bare = bareNumber.safeParse(content);
  if (bare.success) return (await processStart(bare.data)) === null ? null : String(bare.data);
  const read = marks.safeParse(content);
  if (!read.success) return (await isTouched(file, beatMs)) ? 'that has only just begun' : null;
  const { pid, space, startedAt, inode } = read.data;
  if (inode !== (await inodeOf(file))) return null;
  if (space !== (await processSpace()))
    return (await isTouched(file, beatMs)) ? `${pid} of another machine` : null;
  const start = await processStart(pid);
  const isSame = start !== null && (start === '' || startedAt === '' || start === startedAt);
  return isSame ? String(pid) : null;
}

/** Waits for a beat of the owner. Clocks of two machines differ, so only that the time moves counts. */
async function isTouched(file: string, beatMs: number): Promise<boolean> {
  const touchedAt = async () => (await stat(file).catch(() => null))?.mtimeMs ?? null;
  const before = await touchedAt();
  for (let beat = 0; beat < QUIET_BEATS; beat += 1) {
    await pause(beatMs);
    const after = await touchedAt();
    if (after !== null && after !== before) return true;
  }
  return false;
}

/**
 * Takes a lock file on a folder. The embedded database has no lock of its own, and two writers on one folder destroy it.
 * A lock whose process is gone is taken over, and so is one that came along with a copy of the folder. Where the owner's
 * process cannot be seen from here (another machine, another container), its beats decide, which takes some seconds.
 * @throws StartError when the folder is in use
 * @returns gives the lock back
 */
export async function lockDirectory(file: string, { beatMs = BEAT_MS } = {}): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  if (!(await create(file))) {
    const holder = await owner(file, beatMs);
    if (holder !== null)
      throw new StartError(
        `The data folder is in use by process ${holder} (${file}). Stop that one first, or set DATA_DIR to another folder.`,
      );
    await rm(file, { force: true });
    if (!(await create(file)))
      throw new StartError(`The data folder was just taken by another process (${file}).`);
  }
  const beating = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, beatMs).unref();
  return async () => {
    clearInterval(beating);
    await rm(file, { force: true });
  };
}
