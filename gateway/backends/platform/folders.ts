import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Folder of the SQL migrations; a build must copy it beside its output. */
export const migrationsFolder = join(here, 'migrations');

/** Folder of the scenes and palettes of the demo pictures; a build must copy it beside its output. */
export const demoArtFolder = join(here, 'demo-art');

/** Opens the folder of uploads. With a database in memory it is a temporary folder that `discard` deletes. */
export async function openUploads(dataDir: string): Promise<{ folder: string; discard(): Promise<void> }> {
  if (dataDir === 'memory://') {
    const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    return { folder, discard: () => rm(folder, { recursive: true, force: true }) };
  }
  const folder = resolve(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  return { folder, discard: async () => {} };
}
