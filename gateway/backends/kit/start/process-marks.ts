import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** Index of the start time in `/proc/<pid>/stat`, counted after the name in parentheses. */
const START_FIELD = 19;

/**
 * Identifies the space in which process numbers are valid: the machine, its boot, and on Linux the container. Two
 * processes with the same result can see each other.
 */
export async function processSpace(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const container = await readlink('/proc/self/ns/pid').catch(() => '');
  return [hostname(), boot.trim(), container].filter((part) => part !== '').join(' ');
}

/**
 * Start time of a process in this space, as a text to compare, because a number is reused once its process has ended.
 * Null when there is no such process; empty when the system does not say.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null;
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[START_FIELD] ?? '';
  } catch {
    // macOS has no `/proc`.
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
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
