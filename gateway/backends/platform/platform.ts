import type { StorageWatch } from '../kit/database/storage-watch.ts';
import type { Accounts } from './auth/accounts.ts';
import type { Passwords } from './auth/passwords/password-changes.ts';
import type { Sessions } from './auth/sessions.ts';
import type { FileStore } from './files/file-store.ts';
import type { MakeLimiter } from './limits/limiters.ts';
import type { Outbox } from './mail/outbox.ts';
import type { PlatformOptions } from './options.ts';
import type { PlatformDatabase } from './database/platform-database.ts';

/** The parts of the platform that its routes use. */
export interface Platform {
  readonly options: PlatformOptions;
  readonly db: PlatformDatabase;
  readonly now: () => number;
  readonly limiter: MakeLimiter;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly files: FileStore;
  readonly mail: Outbox;
  readonly passwords: Passwords;
  readonly storage: StorageWatch;
}
