import { join } from 'node:path';
import type { BackupSource } from '#backends/backup/source.ts';
import { backupContents } from '#backends/platform/backup-contents.ts';
import type { Config } from '#gateway/config.ts';
import type { Logger } from '#gateway/logger.ts';

/**
 * The data of a backup: rows and uploads of the platform, and the reservations of the embedded sandbox. Conversations
 * are left out, because they are deleted after a day.
 */
export function backupSource(config: Config, logger: Logger): BackupSource {
  const dataDir = join(config.dataDir, 'platform');
  return {
    ...backupContents(dataDir),
    dataDir,
    ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    folders: config.provider.url === null ? { provider: join(config.dataDir, 'provider') } : {},
    logger: logger.child({ part: 'backup' }),
  };
}
