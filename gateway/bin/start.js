// @ts-check
/** `npm start`: builds when the sources are newer than the build, then runs it. Plain JavaScript, because nothing is built yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const stampFile = join(root, 'dist/stamp.txt');
const entry = join(root, 'dist/gateway/main.js');
const sources = ['gateway', 'web', 'schema', 'codegen.ts', 'package-lock.json'];
const skipped = new Set(['generated', 'node_modules', 'decisions']);

/** @param {string} path @returns {string[]} */
const filesOf = (path) => {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((item) =>
    skipped.has(item.name) || /\.test\.tsx?$/.test(item.name) ? [] : filesOf(join(path, item.name)),
  );
};

/** Names, sizes and times of all sources: cheap, and changes whenever one of them does. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
};

const stamp = fingerprint();
const isBuilt = existsSync(entry) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!isBuilt && process.env['SOLERA_SKIP_BUILD'] !== '1') {
  console.log('Building Solera (once) …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}
await import(pathToFileURL(entry).href);
