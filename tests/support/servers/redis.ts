import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sparePort } from './spare-port.ts';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a `redis-server` from the PATH without persistence, on the given port or a free one.
 * @throws Error when no `redis-server` can be started
 */
export async function startOwnRedis(port?: number): Promise<TestRedis> {
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

/**
 * The Redis of `TEST_REDIS_URL`, which other tests use too, else one of its own.
 * @throws Error when there is neither `TEST_REDIS_URL` nor a `redis-server`
 */
export async function startRedis(): Promise<TestRedis> {
  const given = process.env['TEST_REDIS_URL'];
  return given ? { url: given, stop: async () => undefined } : startOwnRedis();
}

/** URL of a Redis that is not running. */
export const absentRedisUrl = async (): Promise<string> => `redis://127.0.0.1:${await sparePort()}`;
