import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, Pool } from 'pg';
import { makeDatabaseFolder } from './database-folder.ts';
import { folderTrouble } from './database-errors.ts';
import { lockDirectory } from './directory-lock.ts';

/** Data folder of a database in memory: for tests. */
const IN_MEMORY = 'memory://';

/**
 * Size of the engine's page cache. It is small, because the engine fills it with zeros at its start; other pages come
 * from the system's cache.
 */
const BUFFERS = '16MB';

/**
 * Roughly how many bytes of a WebAssembly function run before it is compiled again with optimization. With the default,
 * a start compiles hundreds of functions that are hardly used again: a second of computing and 60 MB.
 */
const RUN_BEFORE_OPTIMIZED = 100_000_000;

/** A database in this process, behind a single connection. */
interface EmbeddedDatabase {
  readonly pool: Pool;
  readonly isShared: false;
  close(): Promise<void>;
}

function embeddedPool(lite: PGlite): Pool {
  class LiteClient extends Client {
    constructor() {
      const config = createPgConfig(lite);
      const { connection } = config;
      const parse = connection.parse.bind(connection);
      // The adapter mistakes the parser functions of a query for parameter types, throws, and then hangs.
      connection.parse = (query) => parse({ ...query, types: undefined });
      super(config);
    }
  }
  const options = { max: 1, idleTimeoutMillis: 0, Client: LiteClient };
  return new Pool(options);
}

/**
 * Opens the database of a folder, created when missing.
 * @param dataDir its folder, or `memory://`
 * @param prepared folder of a database that a new one is copied from; it may be missing
 * @throws StartError when another process uses the folder, or its disk is full
 */
export async function openEmbedded(dataDir: string, prepared?: string): Promise<EmbeddedDatabase> {
  // Set before the process starts its first database engine, which may be the one that creates a new folder.
  setFlagsFromString(`--wasm-tiering-budget=${RUN_BEFORE_OPTIMIZED}`);
  const inMemory = dataDir === IN_MEMORY;
  const unlock = inMemory ? async () => {} : await lockDirectory(join(dataDir, 'database.lock'));
  try {
    if (!inMemory) await makeDatabaseFolder(join(dataDir, 'database'), prepared);
    const lite = await PGlite.create(inMemory ? IN_MEMORY : join(dataDir, 'database'), {
      extensions: { pg_trgm: trigrams },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    });
    const pool = embeddedPool(lite);
    return {
      pool,
      isShared: false,
      // The order matters: the pool must end its connection while the engine still runs.
      close: async () => {
        await pool.end();
        await lite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw (await folderTrouble(error, dataDir)) ?? error;
  }
}
