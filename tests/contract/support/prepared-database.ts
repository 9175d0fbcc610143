import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import pino from 'pino';
import { connectDatabase } from '#backends/kit/database/database.ts';
import { prepareDatabase } from '#gateway/start/embedded/shared-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an embedded database without rows. It is only copied, never used itself. */
    preparedFolder: string;
    /** A data folder with an embedded database before its first migration, without tables. Only copied, too. */
    tablelessFolder: string;
  }
}

/** Creates an embedded database and its tables once for all files: that costs seconds of computing, a copy does not. */
export async function setup(project: TestProject): Promise<() => void> {
  const logger = pino({ level: 'silent' });
  const folder = mkdtempSync(join(tmpdir(), 'solera-prepared-'));
  const tableless = mkdtempSync(join(tmpdir(), 'solera-tableless-'));
  const database = await connectDatabase({ dataDir: tableless, logger });
  await database.close();
  cpSync(tableless, folder, { recursive: true });
  await prepareDatabase(folder, logger);
  project.provide('preparedFolder', folder);
  project.provide('tablelessFolder', tableless);
  return () => {
    for (const path of [folder, tableless]) rmSync(path, { recursive: true, force: true });
  };
}
