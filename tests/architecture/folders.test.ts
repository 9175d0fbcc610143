import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';
import { folderLimit, largeFolders, modulesByFolder, tooLarge } from './folders.ts';

const paths = sourceFiles(['gateway', 'web', 'tests', 'schema'], /\.(tsx?|js)$/).map(({ path }) => path);

describe('folders', () => {
  it('have at most 12 modules', () => {
    expect(paths.length).toBeGreaterThan(1_000);
    expect(tooLarge(paths, largeFolders)).toEqual([]);
  });

  it('are listed as exceptions only while they exceed the limit', () => {
    const counts = modulesByFolder(paths);
    const small = Object.keys(largeFolders).filter((folder) => (counts.get(folder) ?? 0) <= folderLimit);
    expect(small).toEqual([]);
  });
});

describe('the check of folder sizes', () => {
  const modules = (count: number) => Array.from({ length: count }, (_, at) => `web/lib/stay/part${at}.ts`);

  it('notices the thirteenth module', () => {
    expect(tooLarge(modules(13), {})).toEqual(['13 web/lib/stay']);
  });

  it('counts neither tests nor files in a sub-folder', () => {
    const others = [
      'web/lib/stay/part1.test.ts',
      'web/lib/stay/guests/guests.ts',
      'web/lib/stay/Part.module.css',
    ];
    expect(tooLarge([...modules(12), ...others], {})).toEqual([]);
  });

  it('notices a folder that grew beyond its exception', () => {
    expect(tooLarge(modules(15), { 'web/lib/stay': 14 })).toEqual(['15 web/lib/stay']);
  });
});
