import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const held = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The id in the file is alive and is not a leftover of an earlier process that had our own id. */
async function owner(file: string): Promise<number | null> {
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (pid === process.pid) return held.has(file) ? pid : null;
  return isAlive(pid) ? pid : null;
}

/**
 * Takes a lock file holding our process id; a lock left by a process that is gone is taken over.
 * The embedded database has no lock of its own, and two writers on one folder destroy it.
 * @throws Error when a living process holds it
 * @returns gives the lock back
 */
export async function lockDirectory(file: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true });
  if (!(await create(file))) {
    const pid = await owner(file);
    if (pid !== null) throw new Error(`The data folder is in use by process ${pid} (${file})`);
    await rm(file, { force: true });
    if (!(await create(file))) throw new Error(`The data folder was just taken by another process (${file})`);
  }
  held.add(file);
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}
