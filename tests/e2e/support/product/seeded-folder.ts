import { cpSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startBuilt, temporaryDataDir } from './running-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A data folder with the demo data, from a product that was shut down cleanly. Tests copy it and never
     * use it itself.
     */
    seededFolder: string;
    /** Origin of the product that test files share which change nothing that other files check. */
    sharedUrl: string;
  }
}

/** Creates the demo data once for all files: a new database costs seconds, a copy does not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seeded = temporaryDataDir();
  const first = await startBuilt(seeded.path);
  await first.stop();
  const copy = temporaryDataDir();
  cpSync(seeded.path, copy.path, { recursive: true });
  const shared = await startBuilt(copy.path);
  project.provide('seededFolder', seeded.path);
  project.provide('sharedUrl', shared.url);
  return async () => {
    await shared.stop();
    copy.remove();
    seeded.remove();
  };
}
