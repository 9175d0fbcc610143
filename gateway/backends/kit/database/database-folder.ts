import { once } from 'node:events';
import { access, chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { syncFolder, syncNames } from './sync-folder.ts';

/**
 * Code of the worker that creates a database cluster, which takes seconds. It is plain JavaScript, because a worker
 * does not run TypeScript.
 */
const MAKE = `
const { workerData } = require('node:worker_threads');
const { PGlite } = require(workerData.pglite);
PGlite.create(workerData.folder, { initDbStartParams: ['--wal-segsize=1'] }).then((lite) => lite.close());
`;

const isMade = (folder: string): Promise<boolean> =>
  access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Creates a cluster on its own thread, so that several can be created at a time while requests are served. */
async function compute(folder: string): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const making = new Worker(MAKE, { eval: true, workerData: { folder, pglite } });
  const [code] = await once(making, 'exit');
  if (code !== 0) throw new Error(`The database folder could not be created (${folder})`);
}

/**
 * Copies the prepared database. It has no data, so anyone may read it; the copy is readable by this system user only.
 */
async function copy(prepared: string, folder: string): Promise<void> {
  await cp(prepared, folder, { recursive: true });
  await chmod(folder, 0o700);
}

/**
 * Creates the folder of an embedded database when it does not exist yet.
 * @param prepared folder of a database to copy; it may be missing, and no process may use it while it is copied
 * @throws Error when it cannot be created
 */
export async function makeDatabaseFolder(folder: string, prepared?: string): Promise<void> {
  if (await isMade(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  // It has another name until it is complete, so that a process that dies meanwhile leaves nothing that looks like a
  // database. It is synced to the disk before it gets its final name, so that a power cut does not either.
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  if (prepared !== undefined && (await isMade(prepared))) await copy(prepared, unfinished);
  else await compute(unfinished);
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncNames(dirname(folder));
}
