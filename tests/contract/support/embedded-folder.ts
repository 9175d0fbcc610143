import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data folder for one test, with an embedded database that has tables and no rows. */
export interface EmbeddedFolder {
  readonly path: string;
  remove(): void;
}

export function embeddedFolder(): EmbeddedFolder {
  const path = mkdtempSync(join(tmpdir(), 'solera-embedded-'));
  cpSync(inject('emptyFolder'), path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
