import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embeddedFolder, type EmbeddedFolder } from '../support/embedded-folder.ts';
import { ADMIN, openPlatform } from './platform-under-test.ts';
import { upload } from './upload-kit.ts';

const TWO_MONTHS_S = 60 * 24 * 60 * 60;
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6676' } })
    .png()
    .toBuffer();

let data: EmbeddedFolder;
beforeEach(() => {
  data = embeddedFolder();
});
afterEach(() => data.remove());

const pathOf = (name: string) => join(data.path, 'uploads', name.slice(0, 2), name);

function age(path: string): void {
  const then = Date.now() / 1_000 - TWO_MONTHS_S;
  utimesSync(path, then, then);
}

/** Writes a file that is two months old, or new. */
function lay(name: string, { isOld }: { isOld: boolean }): string {
  const path = pathOf(name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, 'left behind');
  if (isOld) age(path);
  return path;
}

/**
 * Starts the platform on the folder, stores pictures, and closes it.
 * @returns their paths
 */
async function keep(count: number): Promise<readonly string[]> {
  const platform = await openPlatform('PGlite', { dataDir: data.path });
  const boss = await platform.signIn(ADMIN.email, ADMIN.password);
  const bytes = await picture();
  const paths: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const { body } = await upload(platform, boss, { bytes });
    paths.push(pathOf(/\/files\/u\/([\da-f]{24})\//.exec(body.file_url)?.[1] ?? ''));
  }
  await platform.close();
  for (const path of paths) age(path);
  return paths;
}

it('a start deletes files without a row, with their copies, and keeps files with a row, new ones, and those of others', async () => {
  const kept = await keep(3);
  const lost = 'ab'.padEnd(24, '0');
  const gone = [lost, `${lost}.320.webp`, 'ac'.padEnd(24, '1')].map((name) => lay(name, { isOld: true }));
  const beingUploaded = lay('ad'.padEnd(24, '2'), { isOld: false });
  const foreign = lay('README.md', { isOld: true });
  const platform = await openPlatform('PGlite', { dataDir: data.path });
  await vi.waitFor(() => expect(gone.filter((path) => existsSync(path))).toEqual([]), 10_000);
  await platform.close();
  expect([...kept, beingUploaded, foreign].filter((path) => !existsSync(path))).toEqual([]);
});

it.each([0, 3])(
  'a start deletes nothing where too many files have no row: a database that knows %i files',
  async (count) => {
    const kept = await keep(count);
    const lost = ['ab', 'ac', 'ad'].map((shelf) => lay(shelf.padEnd(24, '0'), { isOld: true }));
    const said: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void said.push(line) });
    const platform = await openPlatform('PGlite', { dataDir: data.path, logger });
    await vi.waitFor(() => expect(said.join('')).toContain('too many files have no database row'), 10_000);
    await platform.close();
    expect([...kept, ...lost].filter((path) => !existsSync(path))).toEqual([]);
  },
);
