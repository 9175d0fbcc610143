/**
 * `npm test`, `npm run e2e`, and with `short` what CI runs again on another version of Node: finds or installs what the tests need, then runs every part, and fails loudly when one
 * cannot run. The last line is the sum of all tests.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { REPEATED } from './support/repeated-reporter.ts';
import { startPostgres } from './support/servers/postgres.ts';
import { startRedis } from './support/servers/redis.ts';
import { requireTool } from './support/tools.ts';

const root = join(import.meta.dirname, '..');
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numTotalTests: z.number(),
});
const scratch = mkdtempSync(join(tmpdir(), 'solera-tests-'));
const totals = { passed: 0, failed: 0 };
/** What each part ended with, and the end of what a failed one printed: said again at the end, where it is read. */
const outcomes: { readonly name: string; readonly isGreen: boolean; readonly tail: string }[] = [];
const TAIL_LENGTH = 6000;
/** Tests that passed only when they were repeated: no failure, but named at the end, because each is a race to find. */
const repeated: string[] = [];

const run = (
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> => {
  console.log(`\n── ${name}`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let whole = '';
    const pass = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      to.write(chunk);
      whole += chunk.toString('utf8');
    };
    child.stdout.on('data', pass(process.stdout));
    child.stderr.on('data', pass(process.stderr));
    child.on('close', (code) => {
      repeated.push(...whole.split('\n').filter((line) => line.startsWith(REPEATED)));
      outcomes.push({ name, isGreen: code === 0, tail: whole.slice(-TAIL_LENGTH) });
      console.log(
        `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
      );
      resolve(code === 0);
    });
  });
};

/** @param only files, and options of the test runner */
const vitest = async (project: string, env: Record<string, string>, ...only: string[]): Promise<boolean> => {
  const file = join(scratch, `${project}.json`);
  const args = ['vitest', 'run', '--config', 'tests/config/vitest.config.ts', '--project', project, ...only];
  const isGreen = await run(project, 'npx', args, { ...env, TEST_REPORT: file });
  const { numPassedTests, numFailedTests, numTotalTests } = report.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  totals.passed += numPassedTests;
  totals.failed += numFailedTests;
  if (numTotalTests === 0) console.error(`No test ran in ${project}.`);
  return isGreen && numTotalTests > 0;
};

/** What leans most on the runtime itself: sockets, streams, processes, images, the embedded database. */
const onNewerNode = [
  'admin',
  'chat-stream',
  'first-start',
  'instances',
  'mails',
  'saga',
  'search',
  'uploads',
].map((name) => `tests/integration/${name}.test.ts`);

/** The parts in the order in which they are most likely to fail fast. */
async function parts(only: string | undefined, env: Record<string, string>): Promise<boolean> {
  const build = () => run('build', 'npm', ['run', '--silent', 'build']);
  if (only === 'e2e') return (await build()) && vitest('e2e', env);
  if (only === 'short') {
    const short = [await run('codegen', 'npm', ['run', '--silent', 'codegen'])];
    short.push(await vitest('unit', env), await vitest('integration', env, ...onNewerNode));
    // In one language and size: what differs between them does not depend on the runtime.
    const once = ['tests/e2e/the-way.test.ts', '--testNamePattern', 'the whole way, he, phone'];
    short.push((await build()) && (await vitest('e2e', env, ...once)));
    return short.every(Boolean);
  }
  const results = [
    await run('codegen', 'npm', ['run', '--silent', 'codegen']),
    await run('types', 'npm', ['run', '--silent', 'types']),
    await run('lint', 'npm', ['run', '--silent', 'lint']),
  ];
  const early = ['unit', 'web', 'architecture', 'contract', 'simulation', 'integration', 'assistant'];
  for (const project of early) results.push(await vitest(project, env));
  const isBuilt = await build();
  for (const project of ['topology', 'e2e']) results.push(isBuilt && (await vitest(project, env)));
  return results.every(Boolean);
}

async function main(): Promise<boolean> {
  const [only] = process.argv.slice(2);
  const chromium = requireTool('headlessChromium');
  requireTool('redis');
  requireTool('postgres');
  if (only === undefined) requireTool('caddy');
  const redis = await startRedis();
  const postgres = await startPostgres();
  try {
    return await parts(only, {
      CHROMIUM_PATH: chromium,
      TEST_REDIS_URL: redis.url,
      TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    await Promise.all([redis.stop(), postgres.stop()]);
    rmSync(scratch, { recursive: true, force: true });
  }
}

const isGreen = await main();
for (const { name, tail } of outcomes.filter((outcome) => !outcome.isGreen))
  console.error(`\n── ${name} FAILED; the end of what it printed:\n${tail}`);
for (const line of repeated) console.error(line);
console.log(`\n${outcomes.map(({ name, isGreen: ok }) => `${name} ${ok ? 'ok' : 'FAILED'}`).join(' · ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = isGreen ? 0 : 1;
