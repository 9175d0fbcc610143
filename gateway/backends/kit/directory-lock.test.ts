import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let folder: string;
let file: string;
const releases: (() => Promise<void>)[] = [];
const take = async (at = file): Promise<() => Promise<void>> => {
  const release = await lockDirectory(at, { beatMs: 20 });
  releases.push(release);
  return release;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'solera-lock-'));
  file = join(folder, 'database.lock');
});
afterEach(async () => {
  for (const release of releases.splice(0)) await release();
  await rm(folder, { recursive: true, force: true });
});

/** The lock of a process that is gone without giving it back: as this process writes it, but for what a test changes. */
async function leftBehind(change: Record<string, unknown>): Promise<void> {
  const release = await take();
  const own: unknown = JSON.parse(await readFile(file, 'utf8'));
  await release();
  await writeFile(file, '');
  const inode = String((await stat(file)).ino);
  await writeFile(file, JSON.stringify(Object.assign({}, own, { inode }, change)));
}

describe('the lock of a data folder', () => {
  it('is taken once, and again after it was given back', async () => {
    const release = await take();
    await expect(take()).rejects.toThrow(/in use by process \d+/);
    await release();
    await take();
  });

  it('holds by whatever path the folder is reached, and after the folder was moved', async () => {
    await take();
    await symlink(folder, `${folder}-link`);
    await expect(take(join(`${folder}-link`, 'database.lock'))).rejects.toThrow(/in use/);
    await rm(`${folder}-link`);
    await rename(file, join(folder, 'moved.lock'));
    await expect(take(join(folder, 'moved.lock'))).rejects.toThrow(/in use/);
  });

  it('of another process holds while that lives, not on a copy of the folder, and falls with the process', async () => {
    const module = new URL('./directory-lock.ts', import.meta.url).href;
    const script = `const { lockDirectory } = await import(${JSON.stringify(module)});
      await lockDirectory(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script, file],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    await expect(take()).rejects.toThrow(`in use by process ${child.pid}`);
    const copy = join(folder, 'copy.lock');
    await copyFile(file, copy);
    await take(copy);
    await expect(take()).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await take();
  }, 60_000);

  it('of a process that is gone does not hold because its number lives on in another process', async () => {
    await leftBehind({ startedAt: 'long ago' });
    await take();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('of another machine holds while its owner keeps it fresh, and falls when that has gone quiet', async () => {
    await leftBehind({ space: 'another machine', pid: 1 });
    const beating = setInterval(() => void utimes(file, new Date(), new Date()), 20);
    await expect(take()).rejects.toThrow(/in use/);
    clearInterval(beating);
    await take();
  });

  it('is kept fresh by its owner', async () => {
    await take();
    const { mtimeMs } = await stat(file);
    await expect.poll(async () => (await stat(file)).mtimeMs).toBeGreaterThan(mtimeMs);
  });

  it('that an earlier release wrote, or that cannot be read, holds as far as it can be told', async () => {
    await writeFile(file, `${process.ppid}\n`);
    await expect(take()).rejects.toThrow(`in use by process ${process.ppid}`);
    await writeFile(file, '999999999\n');
    const release = await take();
    await release();
    await writeFile(file, '{"pid":');
    await take();
  });
});
