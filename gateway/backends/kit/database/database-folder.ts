import { once } from 'node:events';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Creating a cluster takes seconds of computing. Plain JavaScript, because a worker does not run TypeScript. */
const MAKE = `
const { workerData } = require('node:worker_threads');
const { PGlite } = require(workerData.pglite);
PGlite.create(workerData.folder).then((lite) => lite.close());
`;

/**
 * Creates the folder of an embedded database when it does not exist yet, on its own thread: several can be created at a
 * time while requests are served.
 * @throws Error when it cannot be created
 */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  const isMade = await access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isMade) return;
  await mkdir(dirname(folder), { recursive: true });
  // Under another name until it is complete, so that a process that dies meanwhile leaves nothing that looks like a
  // database.
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const making = new Worker(MAKE, { eval: true, workerData: { folder: unfinished, pglite } });
  const [code] = await once(making, 'exit');
  if (code !== 0) throw new Error(`The database folder could not be created (${folder})`);
  await rename(unfinished, folder);
}
