import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const skipped = new Set([
  'node_modules',
  'generated',
  'dist',
  'public',
  '.data',
  '.git',
  'scenes',
  'demo-art',
  'migrations',
  'thread-migrations',
]);

/** A hand-written file of the project. */
export interface SourceFile {
  /** Path from the project's root. */
  readonly path: string;
  readonly text: string;
}

/** Hand-written files below the folders whose name matches `ending`. */
export function sourceFiles(folders: readonly string[], ending: RegExp): SourceFile[] {
  const walk = (directory: string): string[] =>
    readdirSync(directory, { withFileTypes: true }).flatMap((item) => {
      if (skipped.has(item.name)) return [];
      const path = join(directory, item.name);
      return item.isDirectory() ? walk(path) : [path];
    });
  return folders
    .flatMap((folder) => walk(join(root, folder)))
    .filter((path) => ending.test(path))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}
