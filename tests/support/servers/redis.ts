import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export const sparePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts a Redis for the test: that of `TEST_REDIS_URL`, else a `redis-server` from the PATH on a free port,
 * without persistence.
 * @throws Error when neither exists
 */
export async function startRedis(port?: number): Promise<TestRedis> {
  const given = process.env['TEST_REDIS_URL'];
  if (given && port === undefined) return { url: given, stop: async () => undefined };
  const own = port ?? (await sparePort());
  const dir = await mkdtemp(join(tmpdir(), 'solera-redis-'));
  const server = spawn(
    process.env['REDIS_BINARY'] ?? 'redis-server',
    ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error('no redis-server on the PATH and no TEST_REDIS_URL', { cause })),
    );
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    server.stdout.on('data', (line: Buffer) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    stop: async () => {
      server.kill('SIGKILL');
      await exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
