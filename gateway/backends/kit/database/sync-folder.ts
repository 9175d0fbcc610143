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

/**
 * Waits until the file names in a folder are on the disk. Does not wait where the system does not support this, as on
 * Windows.
 */
export const syncNames = (folder: string): Promise<void> => syncOne(folder).catch(() => undefined);

/** Waits until a folder with everything in it is on the disk, so that it is complete after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ name }) => syncOne(join(folder, name))));
  // One after the other, because the number of open files of a process is limited.
  for (const entry of entries) if (entry.isDirectory()) await syncFolder(join(folder, entry.name));
  await syncNames(folder);
}
