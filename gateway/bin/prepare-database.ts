/** The last step of `npm run build:gateway`: the database that a first start copies. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '../logger.ts';
import { prepareDatabase } from '../start/embedded/shared-database.ts';

const folder = join(import.meta.dirname, '../../dist/gateway/prepared');

rmSync(folder, { recursive: true, force: true });
await prepareDatabase(folder, createLogger('warn'));
