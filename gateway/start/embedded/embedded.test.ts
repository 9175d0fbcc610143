import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { lockDirectory } from '#backends/kit/database/directory-lock.ts';
import { readConfig } from '#gateway/config.ts';
import { ConfigError } from '#gateway/config/environment.ts';
import { openOperations } from '#gateway/operations/operations.ts';
import { startEmbedded } from './embedded.ts';
import { startAlone } from './start-alone.ts';

const url = 'http://localhost:4000';
const own = { publicUrl: () => url, innerUrl: () => url, origins: () => [url] };

it.each(['password', 'Password1', 'boss@solera.example', 'admin-demo-1', 'a'.repeat(129)])(
  'the embedded platform does not start when its first administrator would have the password %j',
  async (ADMIN_PASSWORD) => {
    const config = readConfig({ ADMIN_EMAIL: 'Boss@solera.example', ADMIN_PASSWORD, DATA_DIR: '/dev/null' });
    const started = startAlone('platform', config, own, pino({ level: 'silent' }));
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow(/ADMIN_PASSWORD/);
  },
);

it.each([
  ['a new data folder', false, [0o700, 0o700]],
  ['its part of a data folder that was made open', true, [0o755, 0o700]],
] as const)('the embedded product closes %s to other accounts', async (_what, isMade, rights) => {
  const above = mkdtempSync(join(tmpdir(), 'solera-folder-'));
  const DATA_DIR = join(above, 'data');
  const part = join(DATA_DIR, 'provider');
  if (isMade) {
    mkdirSync(part, { recursive: true });
    for (const folder of [DATA_DIR, part]) chmodSync(folder, 0o755);
  }
  const config = readConfig({ DATA_DIR, PORT: '0' });
  const provider = await startAlone('provider', config, own, pino({ level: 'silent' }));
  expect([DATA_DIR, part].map((folder) => statSync(folder).mode & 0o777)).toEqual(rights);
  await provider.close();
  rmSync(above, { recursive: true });
});

it(
  'a backend that cannot start ends the others first, also those that are still starting',
  { timeout: 120_000 },
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'solera-folder-'));
    const logger = pino({ level: 'silent' });
    const config = readConfig({ DATA_DIR, PORT: '0' });
    const parts = ['platform', 'provider', 'assistant'] as const;
    const registry = new Registry();
    const operations = await openOperations({ ...config.operations, parts, registry, logger });
    /** Parts that got as far as serving. */
    const served: string[] = [];
    const watch: typeof operations.watch = (part, trusts) => {
      served.push(part);
      return operations.watch(part, trusts);
    };
    const unlock = await lockDirectory(join(DATA_DIR, 'provider/reservations.lock'));
    const servers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = servers();
    const started = startEmbedded(config, own, { ...operations, watch }, logger);
    await expect(started).rejects.toThrow(/in use by process/);
    // The platform takes longer than the failure, and was awaited.
    expect(served).toContain('platform');
    expect(servers()).toBe(before);
    expect(existsSync(join(DATA_DIR, 'platform/database.lock'))).toBe(false);
    await unlock();
    await operations.close();
    rmSync(DATA_DIR, { recursive: true });
  },
);
