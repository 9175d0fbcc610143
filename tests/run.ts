/**
 * `npm test`, `npm run e2e`, and with `short` the tests that CI repeats on another version of Node: finds or
 * installs what the tests need, then runs every part, and fails when a part fails or cannot run. The last
 * line has the totals.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { REPEATED } from './support/repeated-reporter.ts';
import { openScratchFolder } from './support/scratch-folder.ts';
import { startPostgres } from './support/servers/postgres.ts';
import { startRedis } from './support/servers/redis.ts';
import { requireTool } from './support/tools.ts';

const root = join(import.meta.dirname, '..');
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});
const scratch = openScratchFolder();
const totals = { passed: 0, failed: 0 };
/** Result of each part, and the last output of a failed one, printed again at the end. */
const outcomes: { readonly name: string; readonly isGreen: boolean; readonly tail: string }[] = [];
const TAIL_LENGTH = 6000;
/**
 * Tests that passed only on a retry: not failures, but listed at the end, because each is a race to
 * investigate.
 */
const repeated: string[] = [];

type Environment = Readonly<Record<string, string>>;

const run = (
  name: string,
  command: string,
  args: readonly string[],
  env: Environment = {},
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
    // Two parts print at the same time, so each line starts with its part's name.
    const pass = (from: Readable, to: NodeJS.WriteStream) =>
      createInterface(from).on('line', (line) => {
        to.write(`${name} │ ${line}\n`);
        whole += `${line}\n`;
      });
    pass(child.stdout, process.stdout);
    pass(child.stderr, process.stderr);
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
const vitest = async (project: string, env: Environment, ...only: string[]): Promise<boolean> => {
  const file = join(scratch, `${project}.json`);
  const args = ['vitest', 'run', '--config', 'tests/config/vitest.config.ts', '--project', project, ...only];
  const isGreen = await run(project, 'npx', args, { ...env, TEST_REPORT: file });
  if (!existsSync(file)) {
    console.error(`${project} ended before it reported.`);
    return false;
  }
  const { numPassedTests, numFailedTests } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  totals.passed += numPassedTests;
  totals.failed += numFailedTests;
  // Tests that a name pattern excludes count as skipped, and the runner is green when all are.
  if (numPassedTests === 0) console.error(`No test passed in ${project}.`);
  return isGreen && numPassedTests > 0;
};

/**
 * Tests that depend most on the runtime itself: sockets, streams, processes, images, the embedded database.
 */
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

const build = (): Promise<boolean> => run('build', 'npm', ['run', '--silent', 'build']);

/** Runs the parts in order. @returns whether all passed */
const allGreen = async (parts: Iterable<() => Promise<boolean>>): Promise<boolean> => {
  const results: boolean[] = [];
  for (const part of parts) results.push(await part());
  return results.every(Boolean);
};

/** Runs parts with a Redis and a PostgreSQL of their own, so that they do not affect each other. */
async function withServers(parts: (env: Environment) => Promise<boolean>): Promise<boolean> {
  const redis = await startRedis();
  try {
    const postgres = await startPostgres();
    try {
      return await parts({
        CHROMIUM_PATH: requireTool('headlessChromium'),
        TEST_REDIS_URL: redis.url,
        TEST_DATABASE_URL: postgres.url,
      });
    } finally {
      await postgres.stop();
    }
  } finally {
    await redis.stop();
  }
}

const short = (env: Environment): Promise<boolean> => {
  // In one language and one screen size, because differences between languages or sizes do not depend on the runtime.
  const once = ['tests/e2e/booking-flow.test.ts', '--testNamePattern', 'the product, he, phone'];
  return allGreen([
    () => run('codegen', 'npm', ['run', '--silent', 'codegen']),
    () => vitest('unit', env),
    () => vitest('integration', env, ...onNewerNode),
    async () => (await build()) && vitest('e2e', env, ...once),
  ]);
};

/** One part of everything. @returns whether it passed */
type Part = (env: Environment) => Promise<boolean>;

/**
 * Runs two lines of parts, each with servers of its own: while one waits for a browser, a timeout or its last file, the
 * other uses the processor. The browser tests take longest, so one line starts with them. Each line takes the next part
 * when it is free: the short parts are last, so that both lines end at about the same time, and the topology, which
 * mostly waits, usually runs beside a part that computes.
 */
async function everything(): Promise<boolean> {
  const isGenerated = await run('codegen', 'npm', ['run', '--silent', 'codegen']);
  const built = build();
  const script = (name: string): Part => {
    return () => run(name, 'npm', ['run', '--silent', name]);
  };
  const inProcess = (project: string): Part => {
    return (env) => vitest(project, env);
  };
  const onBuild = (project: string): Part => {
    return async (env) => {
      if (await built) return vitest(project, env);
      outcomes.push({ name: project, isGreen: false, tail: 'not run, because the build failed' });
      return false;
    };
  };
  const waiting: Part[] = [
    script('types'),
    script('lint'),
    ...['web', 'integration', 'contract', 'unit'].map(inProcess),
    onBuild('topology'),
    ...['simulation', 'assistant', 'architecture'].map(inProcess),
  ];
  const runRemaining: Part = async (env) => {
    const results: boolean[] = [];
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await part(env));
    return results.every(Boolean);
  };
  // Waits for both lines even if one throws, so that the other one keeps its servers.
  const results = await Promise.allSettled([
    withServers(async (env) => {
      const isGreen = await onBuild('e2e')(env);
      return (await runRemaining(env)) && isGreen;
    }),
    withServers(runRemaining),
  ]);
  const isGreen = results.map((line) => {
    if (line.status === 'rejected') console.error(line.reason);
    return line.status === 'fulfilled' && line.value;
  });
  return isGenerated && isGreen.every(Boolean);
}

async function main(): Promise<boolean> {
  const [only] = process.argv.slice(2);
  requireTool('headlessChromium');
  requireTool('redis');
  requireTool('postgres');
  if (only === undefined) requireTool('caddy');
  if (only === 'e2e') return (await build()) && (await withServers((env) => vitest('e2e', env)));
  return only === 'short' ? withServers(short) : everything();
}

const isGreen = await main();
for (const { name, tail } of outcomes.filter((outcome) => !outcome.isGreen))
  console.error(`\n── ${name} FAILED; the end of what it printed:\n${tail}`);
for (const line of repeated) console.error(line);
console.log(`\n${outcomes.map(({ name, isGreen: ok }) => `${name} ${ok ? 'ok' : 'FAILED'}`).join(' · ')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = isGreen ? 0 : 1;
