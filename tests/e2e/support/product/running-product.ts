import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/support/source-files.ts';

/** The built product as a newcomer starts it. */
export interface RunningProduct {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Milliseconds from the start of the process to its address. */
  readonly startedInMs: number;
  /** Ends the process as a supervisor would. */
  stop(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

/** A part of the product as a process of its own. */
export type Part = 'gateway' | 'platform' | 'provider' | 'assistant';

/** Runs the program until it says its address. @throws Error with its words when it does not come up */
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
      // A busy machine is no overload.
      MAX_LOOP_DELAY_MS: '60000',
      ...variables,
    },
  });
  let words = '';
  const url = await new Promise<string>((resolve, reject) => {
    // Long: a busy machine is no defect.
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
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts `npm start` on a spare port over a data folder. @throws Error with the program's words when it does not come up */
export const startBuilt = (
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningProduct> => startProgram('all', dataDir, variables);

/** Starts one part, as `npm start -- platform` does. @throws Error with the program's words when it does not come up */
export const startPart = (
  part: Part,
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningProduct> => startProgram(part, dataDir, variables);

/** A data folder that is gone after the tests. */
export function temporaryDataDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'solera-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
