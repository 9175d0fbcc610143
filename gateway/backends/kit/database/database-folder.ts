import { once } from 'node:events';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Making a cluster takes seconds of pure computing. Plain JavaScript, because a worker takes no TypeScript. */
const MAKE = `
const { workerData } = require('node:worker_threads');
const { PGlite } = require(workerData.pglite);
PGlite.create(workerData.folder).then((lite) => lite.close());
`;

/**
 * Makes the folder of an embedded database when it is not there yet, on a thread of its own: several are made at a time,
 * and requests are answered meanwhile.
 * @throws Error when it cannot be made
 */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  const isMade = await access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isMade) return;
  await mkdir(dirname(folder), { recursive: true });
  // Under another name until it is whole: a process that ends meanwhile leaves nothing that looks like a database.
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const making = new Worker(MAKE, { eval: true, workerData: { folder: unfinished, pglite } });
  const [code] = await once(making, 'exit');
  if (code !== 0) throw new Error(`The database folder could not be made (${folder})`);
  await rename(unfinished, folder);
}
