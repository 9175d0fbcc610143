// Imported, because tests replace the global one: a turn of the event loop that never begins would stop every job.
import { setImmediate } from 'node:timers';
import { LRUCache } from 'lru-cache';
import type { MaybeLater } from './maybe-later.ts';

/** Longest time of uninterrupted work in one turn of the event loop, of all jobs together, in milliseconds. */
const MAX_RUN_MS = 8;
/** A shorter job runs without a pause in any turn, because waiting for another turn would cost more. */
const SHORT_MS = 4;

/** Paused jobs, in the order in which they continue. */
const paused: (() => void)[] = [];
/** When the first job of this turn began to work; null before it. */
let workingSince: number | null = null;
let isNextTurnPlanned = false;

/** One job continues in each turn: several would hold the loop for the sum of their runs. */
function beginTurn(): void {
  isNextTurnPlanned = false;
  const continued = paused.shift();
  workingSince = continued ? performance.now() : null;
  if (!continued) return;
  planTurn();
  continued();
}

function planTurn(): void {
  if (isNextTurnPlanned) return;
  isNextTurnPlanned = true;
  setImmediate(beginTurn);
}

const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    paused.push(resolve);
    planTurn();
  });

/** Milliseconds since the first job of this turn began; the calling job is the first one when no other was. */
function workedMs(): number {
  const now = performance.now();
  if (workingSince === null) {
    workingSince = now;
    planTurn();
  }
  return now - workingSince;
}

/** Awaited between two parts of a long job: lets other requests run when it is time. */
export type YieldIfDue = () => Promise<void> | undefined;

/**
 * A pause when the jobs of this turn have worked for long enough. Jobs that begin in the same turn, such as those of
 * responses that arrive together, share its time.
 */
export const yieldIfDue: YieldIfDue = () => (workedMs() < MAX_RUN_MS ? undefined : ownTurn());

/** `map` of a long list in parts: other requests can run after every 8 ms. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<readonly R[]> {
  const results: R[] = [];
  for (const item of items) {
    const pause = yieldIfDue();
    if (pause) await pause;
    results.push(map(item));
  }
  return results;
}

/** A long job that may pause at each of its yields. */
export type InSteps<T> = Generator<void, T, void>;

/** The result of a job, without a promise when the job is short or there is time for all of it in this turn. */
export function runInSlices<T>(steps: InSteps<T>): MaybeLater<T> {
  const run = (): MaybeLater<T> => {
    const before = workedMs();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const pause = workedMs() - before < SHORT_MS ? undefined : yieldIfDue();
      if (pause) return pause.then(run);
    }
  };
  return run();
}

/** The result of a job that is short enough to run without a pause. */
export function withoutPause<T>(steps: InSteps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** State of a shared job. Its generator, with everything that it references, is released when the job ends. */
type SharedJob<T> = { readonly steps: InSteps<T> } | { readonly result: T } | { readonly cause: unknown };

/**
 * The result of a job by its key; the job is started when no other one of that key is running or cached.
 * @throws what the job throws, to all who wait for it
 */
export type SharedSteps<T> = (key: string, begin: () => InSteps<T>) => InSteps<T>;

/**
 * Runs each job once for all who wait for its result: each of them continues it from its current step. Results are
 * cached; a failed job is not, so that the next caller starts it again.
 * @param maxJobs maximum number of cached jobs; the least recently used are evicted
 */
export function createSharedSteps<T>(maxJobs: number): SharedSteps<T> {
  const cache = new LRUCache<string, { job: SharedJob<T> }>({ max: maxJobs });
  return function* (key, begin) {
    const shared = cache.get(key) ?? { job: { steps: begin() } };
    cache.set(key, shared);
    for (;;) {
      const { job } = shared;
      if ('result' in job) return job.result;
      if ('cause' in job) throw job.cause;
      try {
        const step = job.steps.next();
        if (step.done) shared.job = { result: step.value };
        else yield;
      } catch (cause) {
        shared.job = { cause };
        if (cache.peek(key) === shared) cache.delete(key);
      }
    }
  };
}
