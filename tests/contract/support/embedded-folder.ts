import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data folder for one test, with an embedded database of its own. */
export interface EmbeddedFolder {
  readonly path: string;
  remove(): void;
}

function copyOf(template: string): EmbeddedFolder {
  const path = mkdtempSync(join(tmpdir(), 'solera-embedded-'));
  cpSync(template, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A folder whose database has tables and no rows. */
export const embeddedFolder = (): EmbeddedFolder => copyOf(inject('preparedFolder'));

/** A folder whose database has no tables, as at a first start or before a restore. */
export const tablelessFolder = (): EmbeddedFolder => copyOf(inject('tablelessFolder'));
