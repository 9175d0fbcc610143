import type { TestProject } from 'vitest/node';
import { untilChats } from '../../support/ready.ts';
import { startBuilt, temporaryDataDir } from './running-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo data in it, of a product that was ended properly. Copied, never used itself. */
    seededFolder: string;
  }
}

/** Makes the demo data once for all files: a database from nothing costs seconds, a copy does not. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = temporaryDataDir();
  const product = await startBuilt(dataDir.path);
  await untilChats(product.url);
  await product.stop();
  project.provide('seededFolder', dataDir.path);
  return () => dataDir.remove();
}
