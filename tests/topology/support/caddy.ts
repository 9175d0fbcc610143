import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/support/source-files.ts';
import { requireTool } from '#tests/support/tools.ts';

/** A running load balancer. */
export interface Balancer {
  stop(): Promise<void>;
}

/** Version of the installed Caddy, such as `2.6.2`. */
export const caddyVersion = (): string =>
  /\d+\.\d+\.\d+/.exec(spawnSync(requireTool('caddy'), ['version'], { encoding: 'utf8' }).stdout)?.[0] ?? '';

/**
 * Variables for Caddy before 2.7, such as Debian's: it has another name for a setting of the composed deployment.
 */
export const bufferingOf = (version: string): Record<string, string> =>
  /^2\.[0-6]\./.test(version) ? { BUFFERING: 'buffer_requests' } : {};

/**
 * Starts Caddy with the product's own configuration file.
 * @param variables environment variables that the file reads
 * @throws Error with Caddy's output when it does not run
 */
export async function startCaddy(
  variables: Readonly<Record<string, string>>,
  isUp: () => Promise<boolean>,
): Promise<Balancer> {
  const home = mkdtempSync(join(tmpdir(), 'solera-caddy-'));
  const file = join(root, 'gateway/deploy/Caddyfile');
  const child = spawn(requireTool('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: home, XDG_DATA_HOME: home, ...variables },
  });
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await isUp())) {
    if (hasEnded()) throw new Error(`Caddy ended:\n${words}`);
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  return {
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
