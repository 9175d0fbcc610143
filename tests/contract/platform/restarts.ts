import { embeddedFolder } from '../support/embedded-folder.ts';
import { emptyDatabase, openPlatform } from './platform-under-test.ts';
import type { PlatformUnderTest, Store } from './platform-under-test.ts';

type Options = Parameters<typeof openPlatform>[1];

/** A database that is used by several platforms, one after the other. */
export interface Restarts {
  /** Closes the running platform and starts another one on the same data. */
  start(options?: Options): Promise<PlatformUnderTest>;
  remove(): Promise<void>;
}

export async function openRestarts(store: Store): Promise<Restarts> {
  const folder = embeddedFolder();
  const database = store === 'PostgreSQL' ? await emptyDatabase() : null;
  let running: PlatformUnderTest | null = null;
  return {
    start: async (options) => {
      await running?.close();
      const place = { dataDir: folder.path, ...(database && { databaseUrl: database.url }) };
      running = await openPlatform(store, { ...options, ...place });
      return running;
    },
    remove: async () => {
      await running?.close();
      await database?.drop();
      folder.remove();
    },
  };
}
