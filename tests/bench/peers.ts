import { fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readTypeDefs } from '#gateway/schema.ts';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { root } from '../support/source-files.ts';
import type { Process } from './parts.ts';

/**
 * Peers by file name: `bare` is the least possible cost, `express` an ordinary server, the others are GraphQL servers
 * with a response cache.
 */
type PeerName = 'bare' | 'express' | 'apollo' | 'yoga' | 'hive';

const folder = join(root, 'tests/bench/peers');
const answerShape = z.object({ data: z.record(z.string(), z.unknown()) });
const addressShape = z.object({ port: z.number() });

/** The peers have a package file of their own, so that the product does not depend on them. */
function installPeers(): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log('installing what is compared with, in tests/bench/peers …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the peers could not be installed');
}

async function startPeer(name: PeerName, text: string): Promise<Process> {
  installPeers();
  const child = fork(join(folder, `${name}.js`), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=32'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { data } = answerShape.parse(JSON.parse(text));
  child.send({ typeDefs: readTypeDefs().join('\n'), documents: sharedDocuments, data, text });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the peer ${name} ended with ${code}`)));
  });
  const { port } = addressShape.parse(address);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Runs a measurement with peers that return a response of the product.
 * @param text the response as the product sent it
 */
export async function withPeers<T, Name extends PeerName>(
  names: readonly Name[],
  text: string,
  run: (peers: Readonly<Record<Name, Process>>) => Promise<T>,
): Promise<T> {
  const started: Partial<Record<PeerName, Process>> = {};
  try {
    for (const name of names) started[name] = await startPeer(name, text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one has been started for each name
    return await run(started as Record<Name, Process>);
  } finally {
    for (const peer of Object.values(started)) await peer.stop();
  }
}
