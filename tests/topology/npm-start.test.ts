import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killGroup } from '../support/kill-group.ts';
import { sparePort } from '../support/servers/spare-port.ts';
import { root } from '../support/source-files.ts';

/** Long, because the machine may be busy. */
const PATIENCE_MS = 120_000;

it('npm start stops the product when npm is stopped', { timeout: 2 * PATIENCE_MS }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-npm-start-'));
  const port = await sparePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SOLERA_SKIP_BUILD: '1' },
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  const within = { timeout: PATIENCE_MS, interval: 250 };
  try {
    await expect.poll(answers, within).toBe(true);
    const ended = new Promise((resolve) => npm.once('exit', resolve));
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(answers, within).toBe(false);
  } finally {
    killGroup(npm);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});
