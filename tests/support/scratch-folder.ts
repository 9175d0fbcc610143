import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory; containers often have one of only 64 MB. */
const MEMORY = '/dev/shm';
/** Several times what the files of a run take at any moment, in bytes. */
const ENOUGH = 4 * 1024 ** 3;

function hasRoom(path: string): boolean {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize >= ENOUGH;
}

/**
 * Makes a folder for all temporary files of this process and of those that it starts, and deletes it when the process
 * ends. It is in memory where there is room, unless TMPDIR names another place: tests copy and delete hundreds of
 * database folders, each of a thousand files, and on a disk they wait for it longer than they compute.
 * @returns its path
 */
export function openScratchFolder(): string {
  const above = process.env['TMPDIR'] === undefined && hasRoom(MEMORY) ? MEMORY : tmpdir();
  const path = mkdtempSync(join(above, 'solera-tests-'));
  // PostgreSQL runs as another user and must be able to reach its own folder below this one.
  chmodSync(path, 0o711);
  process.env['TMPDIR'] = path;
  // Repeated, because after a signal other processes of the run may still write to it for a moment.
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  // Without a listener, a signal would end the process without the event `exit`.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return path;
}
