import { dirname } from 'node:path';

/** Largest number of modules in a folder, without sub-folders and tests. */
export const folderLimit = 12;

/** Exceptions, each with the folder's number of modules. A number may become smaller, never larger. */
export const largeFolders: Readonly<Record<string, number>> = {
  // One primitive per module, whose styles and behaviour are found by its name.
  'web/ui': 80,
};

/** Number of modules in each folder. */
export function modulesByFolder(paths: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const isModule = /\.(tsx?|js)$/.test(path) && !/\.test\.tsx?$|\.config\.(ts|js)$/.test(path);
    if (isModule) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return counts;
}

/** Folders with more modules than allowed, as “modules folder”. */
export function tooLarge(paths: readonly string[], known: Readonly<Record<string, number>>): string[] {
  return [...modulesByFolder(paths)]
    .filter(([folder, count]) => count > (known[folder] ?? folderLimit))
    .map(([folder, count]) => `${count} ${folder}`);
}
