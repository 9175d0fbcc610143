import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { backUp, pruneBackups } from './backup.ts';
import { newestBackup, verifyBackup, restore } from './restore.ts';
import { BackupError } from './source.ts';
import type { BackupSource } from './source.ts';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses an interval such as `30m`, `24h` or `7d` into milliseconds. */
function interval(text: string): number {
  const [, count, unit = ''] = /^(\d{1,3})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (!(ms > 0)) throw new BackupError(`--every takes a number with m, h or d, such as 24h, not “${text}”.`);
  return ms;
}

function count(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new BackupError(`--keep takes a whole number from 1, not “${text}”.`);
  return value;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string', default: 'backups' },
        verify: { type: 'string' },
        every: { type: 'string' },
        keep: { type: 'string' },
      },
    }).values;
  } catch (cause) {
    throw new BackupError(
      `Usage: backup [--to FOLDER] [--every 24h] [--keep 14], or backup --verify FOLDER. ${cause instanceof Error ? cause.message : ''}`,
      { cause },
    );
  }
}

/**
 * `backup`: writes one backup, or one per interval until the signal aborts; `--verify` checks that the backup can be
 * restored.
 * @param say prints a line for the operator
 */
export async function backupCommand(
  source: BackupSource,
  args: readonly string[],
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { to, verify, every, keep } = parsed(args);
  if (verify !== undefined) {
    const folder = await newestBackup(verify);
    const { tables, files } = await verifyBackup(source, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${folder} can be restored: ${rows} rows in ${tables.length} tables, ${files.length} files.`);
    return;
  }
  const pauseMs = every === undefined ? null : interval(every);
  const maxBackups = keep === undefined ? null : count(keep);
  const once = async () => {
    say(`Backup written: ${await backUp(source, to)}`);
    if (maxBackups !== null) await pruneBackups(to, maxBackups);
  };
  if (pauseMs === null) return once();
  while (!signal.aborted) {
    // A failed round is reported and the next one is tried, so that the job survives a database that is down for a
    // while.
    await once().catch((error: unknown) =>
      source.logger.error({ err: error, event: 'backup.failed' }, 'backup failed'),
    );
    await pause(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** `restore --from FOLDER`: restores the backup, or the newest one of a folder of backups. */
export async function restoreCommand(
  source: BackupSource,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const usage = 'Usage: restore --from FOLDER';
  let from: string | undefined;
  try {
    ({ from } = parseArgs({ args: [...args], options: { from: { type: 'string' } } }).values);
  } catch (cause) {
    throw new BackupError(usage, { cause });
  }
  if (from === undefined) throw new BackupError(usage);
  const folder = await newestBackup(from);
  const { tables, files, missingFiles } = await restore(source, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored from ${folder}: ${rows} rows in ${tables.length} tables, ${files.length} files.`);
  if (missingFiles.length > 0)
    say(`${missingFiles.length} files were already missing when the backup was made.`);
}
