import { statfs } from 'node:fs/promises';
import { errorCode } from '../http/error-code.ts';

/** Codes of the system and of PostgreSQL for a full disk or quota. */
const DISK_FULL_CODES: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Number of free bytes below which a disk counts as full: the database cannot store anything in so little. */
const NOTHING_BYTES = 256 * 1024;

/** True for an error about a full disk. */
export const isNoSpace = (error: unknown): boolean => DISK_FULL_CODES.has(errorCode(error));

/** True when a folder's disk has no space left. The embedded database does not always report this as the cause. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < NOTHING_BYTES;
}
