import type { Logger } from '../kit/logger.ts';

/** The data of a backup, and the target of a restore. */
export interface BackupSource {
  /** Folder of the embedded database, or `memory://`; unused when `databaseUrl` is set. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** SQL migrations with drizzle's journal and snapshots. */
  readonly migrationsFolder: string;
  /** Tables whose rows are left out, such as sessions, which must not become valid again after a restore. */
  readonly omittedTables: readonly string[];
  /** Files that rows of a table refer to by id. */
  readonly files: {
    readonly table: string;
    /** Folder of the files. */
    readonly folder: string;
    /** Path of a file below the folder. */
    pathOf(id: string): string;
  };
  /** Folders that are copied completely, by their name in the backup. Missing ones are skipped. */
  readonly folders: Readonly<Record<string, string>>;
  readonly logger: Logger;
}

/** A backup cannot be made, read or restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
