/**
 * `npm run dev`: the gateway with reload on PORT (4000), the client with hot reload on CLIENT_PORT (5173),
 * and types that follow the schema. All three end together, with everything they started.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import concurrently from 'concurrently';
import { endWithNpm } from './end-with-npm.js';

const root = join(import.meta.dirname, '../..');
const port = process.env['PORT'] || '4000';
const clientPort = process.env['CLIENT_PORT'] || '5173';
const env = {
  ...process.env,
  APP_ENV: process.env['APP_ENV'] ?? 'dev',
  PORT: port,
  GATEWAY_DEV_URL: process.env['GATEWAY_DEV_URL'] ?? `http://127.0.0.1:${port}`,
  // Origin of the client's pages: without it the gateway treats their requests as those of another site.
  CLIENT_DEV_URL: `http://localhost:${clientPort}`,
};

// Both other programs import generated files, so these come first. Tools run without npx, which does not forward
// signals.
const codegen = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent'];
const first = spawnSync(process.execPath, codegen, { cwd: root, env, stdio: 'inherit' });
if (first.status !== 0) process.exit(first.status ?? 1);

endWithNpm();
const { result } = concurrently(
  [
    {
      name: 'types',
      command: `tsx watch --clear-screen=false --include "schema/**/*.graphql" --include "web/**/*.graphql" ${codegen.join(' ')}`,
      env,
    },
    { name: 'gateway', command: 'tsx watch --clear-screen=false gateway/main.ts', env },
    { name: 'client', command: `vite --config web/vite.config.ts --port ${clientPort} --strictPort`, env },
  ],
  { cwd: root, killOthersOn: ['success', 'failure'], killTimeout: 10_000, prefixColors: 'auto' },
);
// Each program has reported why it ended, usually because of a signal.
await result.catch(() => undefined);
