import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

/**
 * Writes the lock of a process that ended without releasing it: the lock that this process would write, with these
 * changes.
 */
async function leftBehind(change: Record<string, unknown>): Promise<void> {
  const release = await take();
  const own: unknown = JSON.parse(await readFile(file, 'utf8'));
  await release();
  await writeFile(file, '');
  const inode = String((await stat(file)).ino);
  await writeFile(file, JSON.stringify(Object.assign({}, own, { inode }, change)));
}

describe('the lock of a data folder', () => {
  it('can be taken once, and again after it was released', async () => {
    const release = await take();
    await expect(take()).rejects.toThrow(/in use by process \d+/);
    await release();
    await take();
  });

  it('applies under every path to its file, also after the file was moved', async () => {
    await take();
    await symlink(folder, `${folder}-link`);
    await expect(take(join(`${folder}-link`, 'database.lock'))).rejects.toThrow(/in use/);
    await rm(`${folder}-link`);
    await rename(file, join(folder, 'moved.lock'));
    await expect(take(join(folder, 'moved.lock'))).rejects.toThrow(/in use/);
  });

  it('of another process is valid while the process lives, but not in a copy of the folder', async () => {
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

  it('stays valid while its owner refreshes it, also when its file gets another inode', async () => {
    // A file system may change inodes: a network folder that was mounted again, a container layer that was copied up.
    await take();
    const text = await readFile(file, 'utf8');
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
    await expect(take()).rejects.toThrow(`in use by process ${process.pid}`);
    await Promise.all(releases.splice(0).map((release) => release()));
    await leftBehind({ inode: '0' });
    await take();
  });

  it('of a process that has ended is not valid, although another process now has the same PID', async () => {
    await leftBehind({ startedAt: 'long ago' });
    await take();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('of another machine is valid while its owner refreshes it, and ends when the owner stops', async () => {
    await leftBehind({ space: 'another machine', pid: 1 });
    const beating = setInterval(() => void utimes(file, new Date(), new Date()), 20);
    await expect(take()).rejects.toThrow(/in use/);
    clearInterval(beating);
    await take();
  });

  it('whose owner has died is taken by exactly one of several simultaneous processes', async () => {
    const module = new URL('./directory-lock.ts', import.meta.url).href;
    // Each process reports the result of each round, and keeps its lock until the next round starts.
    const script = `
      const { lockDirectory } = await import(${JSON.stringify(module)});
      const { createInterface } = await import('node:readline');
      let release = async () => {};
      for await (const line of createInterface({ input: process.stdin })) {
        if (line === 'give back') { await release(); release = async () => {}; console.log('free'); continue; }
        const [at, file] = line.split(' ');
        while (Date.now() < Number(at)) {}
        console.log(await lockDirectory(file, { beatMs: 20 }).then((given) => { release = given; return 'held'; }, () => 'refused'));
      }`;
    const children = [1, 2, 3].map(() =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const outputs = children.map(({ stdout }) => createInterface({ input: stdout })[Symbol.asyncIterator]());
    const nextReports = async () =>
      Promise.all(outputs.map(async (lines) => String((await lines.next()).value)));
    const outcomes: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const dead = join(folder, `race-${round}.lock`);
      await writeFile(dead, '999999999\n');
      const at = Date.now() + (round === 0 ? 3_000 : 20);
      for (const { stdin } of children) stdin.write(`${at} ${dead}\n`);
      outcomes.push((await nextReports()).toSorted().join(' '));
      for (const { stdin } of children) stdin.write('give back\n');
      await nextReports();
    }
    for (const child of children) child.kill();
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'held refused refused'));
    expect((await readdir(folder)).filter((name) => name.startsWith('race'))).toEqual([]);
  }, 120_000);

  it('whose owner has died is taken over although an earlier taker died during the takeover', async () => {
    await writeFile(file, '999999999\n');
    const name = createHash('sha256').update('999999999\n').digest('hex').slice(0, 16);
    await writeFile(`${file}.${name}.lock`, '999999998\n');
    await take();
    expect(await readdir(folder)).toEqual(['database.lock']);
  });

  it('is refreshed by its owner', async () => {
    await take();
    const { mtimeMs } = await stat(file);
    await expect.poll(async () => (await stat(file)).mtimeMs).toBeGreaterThan(mtimeMs);
  });

  it('of an earlier release is valid while its process lives; a malformed one is taken over unless refreshed', async () => {
    await writeFile(file, `${process.ppid}\n`);
    await expect(take()).rejects.toThrow(`in use by process ${process.ppid}`);
    await writeFile(file, '999999999\n');
    const release = await take();
    await release();
    await writeFile(file, '{"pid":');
    await take();
  });
});
