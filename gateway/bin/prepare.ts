/** The last step of `npm run build:gateway`: what would be computed at every start. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '../logger.ts';
import { prepareBuild } from '../start/embedded/prepare-build.ts';

const folder = join(import.meta.dirname, '../../dist/gateway/prepared');

rmSync(folder, { recursive: true, force: true });
await prepareBuild(folder, createLogger('warn'));
