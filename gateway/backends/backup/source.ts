import type { Logger } from '../kit/logger.ts';

/** What is backed up, and what it is restored into. */
export interface BackupSource {
  /** Folder of the embedded database, or `memory://`; unused when `databaseUrl` is set. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** SQL migrations with drizzle's journal and snapshots. */
  readonly migrationsFolder: string;
  /** Tables whose rows are left out, such as sessions: after a restore they must not come back to life. */
  readonly omittedTables: readonly string[];
  /** Files that rows of a table name by their id. */
  readonly files: {
    readonly table: string;
    /** Folder of the files. */
    readonly folder: string;
    /** Path of a file below the folder. */
    pathOf(id: string): string;
  };
  /** Folders that are copied whole, by the name they get in the backup. Ones that do not exist are skipped. */
  readonly folders: Readonly<Record<string, string>>;
  readonly logger: Logger;
}

/** A backup cannot be made, read or restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
