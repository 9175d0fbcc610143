import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sparePort } from '../support/servers/spare-port.ts';
import { root } from '../support/source-files.ts';

/** Long, because the machine may be busy. */
const PATIENCE_MS = 300_000;

let dataDir: string;
let child: ChildProcess;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'solera-first-start-'));
});
afterEach(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.kill('SIGKILL')) await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  'the first start prints its progress, its URL and the demo accounts, and nothing else',
  { timeout: PATIENCE_MS },
  async () => {
    const port = await sparePort();
    child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // No other variables, as with `npm start` in a fresh copy.
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir },
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (words += String(chunk)));
    await expect
      .poll(() => words, { timeout: PATIENCE_MS, interval: 500 })
      .toContain('admin@example.com / admin-demo-1');
    const lines = words.split('\n').filter((line) => line.trim() !== '');
    expect(lines.map((line) => line.trim())).toEqual([
      'Starting Solera (the first time it takes longer: the database is made) …',
      `Solera is ready: http://localhost:${port}`,
      'Demo traveller:      traveller@example.com / traveller-demo-1',
      'Demo administrator:  admin@example.com / admin-demo-1',
    ]);
  },
);
