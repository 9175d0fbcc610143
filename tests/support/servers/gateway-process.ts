import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../source-files.ts';

/** A gateway, or another part, as a process of its own, run from the sources. */
export interface GatewayProcess {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Kills it with SIGKILL, as in a crash. */
  kill(): Promise<void>;
}

/**
 * Starts a gateway with upstreams that are already running, or one of the upstreams.
 * @param variables its environment; of this process only `PATH` is passed on
 * @throws Error with the process's output when it does not start
 */
export async function startGatewayProcess(
  variables: Record<string, string>,
  part: 'gateway' | 'platform' = 'gateway',
): Promise<GatewayProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'solera-gateway-'));
  const dataDir = join(folder, 'data');
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts', part], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      WARM_UP: '0',
      PROVIDER_RATE: '1000',
      ...variables,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let words = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      words += chunk.toString();
      const [, address] = /Solera (?:is ready|platform): (\S+)/.exec(words) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${words}`)));
  });
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    dataDir,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
