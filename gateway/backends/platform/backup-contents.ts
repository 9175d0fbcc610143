import { resolve } from 'node:path';
import { storedPath } from './files/stored-path.ts';
import { migrationsFolder } from './folders.ts';

/** What a backup of the platform consists of. */
export const backupContents = (dataDir: string) => ({
  migrationsFolder,
  // A session, a link or an unfinished call from the time of the backup must not come back to life.
  omittedTables: ['sessions', 'password_resets', 'attempts'],
  files: { table: 'files', folder: resolve(dataDir, 'uploads'), pathOf: storedPath },
});
