import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unusable } from '#gateway/config/environment.ts';
import type { Logger } from '#gateway/logger.ts';

/** Only for the account that runs the process, because it contains bookings, emails and sessions. */
const OWNER_ONLY = 0o700;
const GROUP = 0o070;
const EVERYBODY = 0o007;

/**
 * Closes a folder to other accounts. When the system does not allow it (the folder belongs to another account, or the
 * file system has no rights), one that is closed already is used as it is, and one that is open to a group with a
 * warning.
 * @throws ConfigError when every account of the machine may read it
 */
export function closeFolder(path: string, logger: Pick<Logger, 'warn'>): void {
  try {
    chmodSync(path, OWNER_ONLY);
  } catch {
    const { mode } = statSync(path);
    if ((mode & EVERYBODY) !== 0)
      throw unusable(
        `DATA_DIR: every account of this machine may read ${path}, and this user may not change that. Give the folder to this user, or name another one.`,
      );
    if ((mode & GROUP) !== 0) logger.warn({ folder: path }, 'the group of this data folder can read it');
  }
}

/** The folder of one backend, created when missing. @throws ConfigError when it stays open to other accounts */
export function dataFolder(dataDir: string, name: string, logger: Pick<Logger, 'warn'>): string {
  const path = join(dataDir, name);
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  closeFolder(path, logger);
  return path;
}
