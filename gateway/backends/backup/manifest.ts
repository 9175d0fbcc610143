import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './source.ts';

const FILE = 'manifest.json';

/** One file of a backup: path below its folder, size in bytes, and SHA-256 in hex. */
const storedFile = z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() });
export type StoredFile = z.infer<typeof storedFile>;

const manifest = z.object({
  /** Version of this format. */
  format: z.literal(1),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Tag of the last migration that was applied to the database before the backup. */
  migration: z.string(),
  /** Tables in the order in which they can be loaded. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), file: storedFile })),
  files: z.array(storedFile),
  /** Ids of rows whose file was already missing when the backup was made. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** Writes the manifest as the last file of a backup: a backup without one is unfinished. */
export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(join(folder, FILE), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });

/** @throws BackupError when the folder contains no finished backup of a known format */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch (cause) {
    throw new BackupError(`${folder} holds no backup: ${FILE} is missing or cannot be read.`, { cause });
  }
}
