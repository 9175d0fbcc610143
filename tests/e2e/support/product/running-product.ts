import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/support/source-files.ts';

/** The built product, started as a process. */
export interface RunningProduct {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Milliseconds from the start of the process until it printed its URL. */
  readonly startedInMs: number;
  /** What the process has printed: its URL and warnings. */
  output(): string;
  /** Stops the process with SIGTERM, as a supervisor does. */
  stop(): Promise<void>;
  /** Kills the process with SIGKILL, as in a crash. */
  kill(): Promise<void>;
}

/** A part of the product that can run as a process of its own. */
export type Part = 'gateway' | 'platform' | 'provider' | 'assistant';

/**
 * Starts the process and waits until it prints its URL.
 * @throws Error with its output when it does not start
 */
async function startProgram(
  part: Part | 'all',
  dataDir: string,
  variables: Record<string, string>,
): Promise<RunningProduct> {
  const began = Date.now();
  const child = spawn(process.execPath, ['gateway/bin/start.js', part], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SOLERA_SKIP_BUILD: '1',
      APP_ENV: 'dev',
      // High, so that a busy machine does not count as overload.
      MAX_LOOP_DELAY_MS: '60000',
      ...variables,
    },
  });
  let words = '';
  const url = await new Promise<string>((resolve, reject) => {
    // Long, because the machine may be busy.
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`not ready within 150 s:\n${words}`));
    }, 150_000);
    const read = (chunk: Buffer) => {
      words += chunk.toString();
      const [, address] = /Solera (?:is ready|\w+): (\S+)/.exec(words) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}:\n${words}`));
    });
  });
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    startedInMs: Date.now() - began,
    output: () => words,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/**
 * Runs `npm start` on a free port with a data folder.
 * @throws Error with the output when it does not start
 */
export const startBuilt = (
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningProduct> => startProgram('all', dataDir, variables);

/** Starts one part, as `npm start -- platform` does. @throws Error with the output when it does not start */
export const startPart = (
  part: Part,
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningProduct> => startProgram(part, dataDir, variables);

/** A temporary data folder; `remove` deletes it. */
export function temporaryDataDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'solera-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
