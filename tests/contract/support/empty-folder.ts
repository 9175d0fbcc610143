import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeDatabaseFolder } from '#backends/kit/database/database-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty embedded database. It is only copied, never used itself. */
    emptyFolder: string;
  }
}

/** Creates an embedded database once for all files: a new one costs seconds of computing, a copy does not. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'solera-empty-'));
  await makeDatabaseFolder(join(folder, 'database'));
  project.provide('emptyFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
