// @ts-check
/**
 * The build: `npm run build` always makes it, `npm start` when a source has changed. Plain JavaScript, because nothing
 * is built yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stampFile = join(root, 'dist/stamp.txt');
export const entry = join(root, 'dist/gateway/main.js');
const sources = ['gateway', 'web', 'schema', 'codegen.ts', 'package-lock.json'];
const skipped = new Set(['generated', 'node_modules', 'decisions']);

/** @param {string} path @returns {string[]} */
const filesOf = (path) => {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((item) =>
    skipped.has(item.name) || /\.test\.tsx?$/.test(item.name) ? [] : filesOf(join(path, item.name)),
  );
};

/** Hash of all sources; it does not depend on the folder's location or on file times. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(join(root, source)).sort()) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
};

/**
 * Runs one step of the build and says how long it took. What its tools print is shown only when it fails.
 * @param {string} what
 * @param {string} script
 */
const buildStep = (what, script) => {
  process.stdout.write(`  ${what} …`);
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stdout.write(` failed\n${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  process.stdout.write(` ${Math.round((Date.now() - started) / 1000)} s\n`);
};

/** Whether the build was made from the sources as they are. */
export const isBuilt = () =>
  existsSync(entry) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();

export const build = () => {
  const stamp = fingerprint();
  process.stdout.write('Building Solera (about a minute):\n');
  buildStep('types from the schema', 'codegen');
  buildStep('client', 'build:client');
  buildStep('gateway', 'build:gateway');
  writeFileSync(stampFile, stamp);
};
