/** `npm run dev`: the gateway with reload on 4000, the client with hot reload on 5173, and types that follow the schema. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const run = (command: string, ...args: string[]) =>
  spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, APP_ENV: process.env['APP_ENV'] ?? 'dev' },
  });

const children = [
  run('npx', 'graphql-codegen', '--config', 'codegen.ts', '--watch'),
  run('npx', 'tsx', 'watch', '--clear-screen=false', 'gateway/main.ts'),
  run('npx', 'vite', '--config', 'web/vite.config.ts'),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
