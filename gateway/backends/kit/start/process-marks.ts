import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** The field of `/proc/<pid>/stat` that tells when a process began, counted behind the name in brackets. */
const START_FIELD = 19;

/**
 * Names the space in which process numbers mean something: the machine, since when it runs, and on Linux the container.
 * Two processes with the same text can look for each other.
 */
export async function processSpace(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const container = await readlink('/proc/self/ns/pid').catch(() => '');
  return [hostname(), boot.trim(), container].filter((part) => part !== '').join(' ');
}

/**
 * When a process of this space began, as a text to compare: a number is given to another process once its own is gone.
 * Null when there is no such process; empty where the system does not tell.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null;
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[START_FIELD] ?? '';
  } catch {
    // macOS has no such folder.
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    }).catch(() => ({ stdout: '' }));
    return stdout.trim();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
