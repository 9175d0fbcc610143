import { resolve } from 'node:path';
import { storedPath } from './files/stored-path.ts';
import { migrationsFolder } from './folders.ts';

/** Contents of a backup of the platform. */
export const backupContents = (dataDir: string) => ({
  migrationsFolder,
  // A session, a link or a counter from the time of the backup must not become valid again.
  omittedTables: ['sessions', 'password_resets', 'attempts'],
  files: { table: 'files', folder: resolve(dataDir, 'uploads'), pathOf: storedPath },
});
