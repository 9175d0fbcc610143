import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startGatewayProcess } from '../support/servers/gateway-process.ts';

/** Rights of all accounts but the owner. */
const OTHERS = 0o077;

it(
  'keeps everything in the data folder from other accounts of the machine',
  { timeout: 240_000 },
  async () => {
    const platform = await startGatewayProcess({}, 'platform');
    try {
      const names = await readdir(platform.dataDir, { recursive: true });
      expect(names).toContain(join('platform', 'database', 'PG_VERSION'));
      const open = ['', ...names].filter((name) => {
        const found = statSync(join(platform.dataDir, name));
        // The embedded database gives its files wide rights by itself: closed folders keep others from them.
        const isInside = found.isFile() && name.startsWith(join('platform', 'database', '/'));
        return !isInside && (found.mode & OTHERS) !== 0;
      });
      expect(open).toEqual([]);
    } finally {
      await platform.kill();
    }
  },
);
