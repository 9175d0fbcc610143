import { dirname } from 'node:path';

/** Modules that a folder may have besides its sub-folders; tests beside the code are not counted. */
export const folderLimit = 12;

/** Folders beyond the limit, each with its number of modules. A number may become smaller, never larger. */
export const largeFolders: Readonly<Record<string, number>> = {
  // One primitive, one module: its look and its behaviour are found by its name.
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
