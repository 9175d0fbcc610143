import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

async function syncOne(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the disk has the names in a folder; where the system cannot tell, as on Windows, it does not wait. */
export const syncNames = (folder: string): Promise<void> => syncOne(folder).catch(() => undefined);

/** Waits until the disk has a folder with everything in it, so that it is whole after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ name }) => syncOne(join(folder, name))));
  // One after the other, because a process may only have so many open files.
  for (const entry of entries) if (entry.isDirectory()) await syncFolder(join(folder, entry.name));
  await syncNames(folder);
}
