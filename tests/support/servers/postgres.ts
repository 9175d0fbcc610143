import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { sparePort } from './spare-port.ts';
import { postgresBin } from '../tools.ts';

const run = promisify(execFile);

export interface TestPostgres {
  /** Connection string of an empty database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
async function unprivileged(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function ready(bin: string, port: number, hasEnded: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  while (Date.now() < giveUpAt && !hasEnded()) {
    const up = await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the temporary PostgreSQL did not start');
}

/**
 * Starts a PostgreSQL in a temporary folder on a free port; `stop` ends it and deletes the folder.
 * @throws Error when the server programs are not installed or do not start: tests are never skipped
 */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = postgresBin();
  if (bin === null)
    throw new Error(
      'PostgreSQL is needed: set TEST_DATABASE_URL or install it (apt-get install -y postgresql)',
    );
  const as = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'solera-postgres-'));
  if (as) await chown(folder, as.uid, as.gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const at = { ...as, cwd: folder };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N', '--no-locale'],
    at,
  );
  const port = await sparePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...at,
    stdio: 'ignore',
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const note = () => {
      hasEnded = true;
      resolve();
    };
    server.once('exit', note);
    server.once('error', note);
  });
  const stop = async () => {
    // Fast shutdown: cuts the connections and leaves nothing running.
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(bin, port, () => hasEnded);
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** Makes a database read-only or writable. Applies to connections opened from then on. */
export async function setReadOnly({ url }: Pick<TestPostgres, 'url'>, value: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database postgres set default_transaction_read_only = ${value}`);
  await client.end();
}
