import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import pino from 'pino';
import { prepareDatabase } from '#gateway/start/embedded/shared-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an embedded database without rows. It is only copied, never used itself. */
    emptyFolder: string;
  }
}

/** Creates an embedded database and its tables once for all files: that costs seconds of computing, a copy does not. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'solera-empty-'));
  await prepareDatabase(folder, pino({ level: 'silent' }));
  project.provide('emptyFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
