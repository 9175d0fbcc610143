import { once } from 'node:events';
import { access, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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
  await mkdir(folder, { recursive: true });
  const isMade = await access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isMade) return;
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const [code] = await once(new Worker(MAKE, { eval: true, workerData: { folder, pglite } }), 'exit');
  if (code !== 0) throw new Error(`The database folder could not be made (${folder})`);
}
