import { once } from 'node:events';
import { access, chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { syncFolder, syncNames } from './sync-folder.ts';

/** Computing a cluster takes seconds. Plain JavaScript, because a worker does not run TypeScript. */
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

/** On its own thread: several can be computed at a time while requests are served. */
async function compute(folder: string): Promise<void> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const making = new Worker(MAKE, { eval: true, workerData: { folder, pglite } });
  const [code] = await once(making, 'exit');
  if (code !== 0) throw new Error(`The database folder could not be created (${folder})`);
}

/** The prepared database has no data, so anyone may read it; its copy is readable by this account only. */
async function copy(prepared: string, folder: string): Promise<void> {
  await cp(prepared, folder, { recursive: true });
  await chmod(folder, 0o700);
}

/**
 * Creates the folder of an embedded database when it does not exist yet.
 * @param prepared folder of a database to copy; it may be missing, and no process may use it meanwhile
 * @throws Error when it cannot be created
 */
export async function makeDatabaseFolder(folder: string, prepared?: string): Promise<void> {
  if (await isMade(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  // Under another name until it is complete, so that a process that dies meanwhile leaves nothing that looks like a
  // database; and on the disk before it gets its own name, so that a power cut does not either.
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  if (prepared !== undefined && (await isMade(prepared))) await copy(prepared, unfinished);
  else await compute(unfinished);
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncNames(dirname(folder));
}
