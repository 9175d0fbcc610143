import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startGatewayProcess } from '../support/servers/gateway-process.ts';

/** Permission bits of group and others. */
const OTHERS = 0o077;

it('no other account of the machine can read the data folder', { timeout: 240_000 }, async () => {
  const platform = await startGatewayProcess({}, 'platform');
  try {
    const names = await readdir(platform.dataDir, { recursive: true });
    expect(names).toContain(join('platform', 'database', 'PG_VERSION'));
    const open = ['', ...names].filter((name) => {
      const found = statSync(join(platform.dataDir, name));
      // The embedded database creates its files with wide permissions; closed folders protect them.
      const isInside = found.isFile() && name.startsWith(join('platform', 'database', '/'));
      return !isInside && (found.mode & OTHERS) !== 0;
    });
    expect(open).toEqual([]);
  } finally {
    await platform.kill();
  }
});
