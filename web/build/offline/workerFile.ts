import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

interface Version {
  /** URLs of the files for pages that open without a connection. */
  readonly files: readonly string[];
  /** Names of all files in `/assets/`, without the land tiles, which are too many to list. */
  readonly parts: readonly string[];
  readonly landFolder: string;
  /** HTML of the page. */
  readonly page: string;
}

/** The service worker of a version, as a script. */
export async function workerFile({ files, parts, landFolder, page }: Version): Promise<string> {
  const path = join(import.meta.dirname, 'worker.ts');
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
  const placeholders = {
    __FILES__: files.join(' '),
    __PARTS__: parts.toSorted().join(' '),
    __LAND__: landFolder,
  };
  // A hash of everything that the browser stores, so that any change makes a new version: names of the files, text of
  // the page and of the worker.
  const version = createHash('sha256')
    .update(JSON.stringify([placeholders, page, code]))
    .digest('hex')
    .slice(0, 12);
  return Object.entries({ ...placeholders, __VERSION__: version }).reduce(
    (text, [placeholder, value]) => text.replace(placeholder, () => value),
    code,
  );
}
