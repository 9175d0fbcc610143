import { LRUCache } from 'lru-cache';
import type { MaybeLater } from './maybe-later.ts';

/** Longest time of uninterrupted work, in milliseconds. */
const LONGEST_RUN_MS = 8;

/** Paused jobs, in the order in which they continue. */
const paused: (() => void)[] = [];

/** One job continues in each turn of the event loop: several would hold the loop for the sum of their runs. */
function continueOne(): void {
  paused.shift()?.();
  if (paused.length > 0) setImmediate(continueOne);
}

const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    paused.push(resolve);
    if (paused.length === 1) setImmediate(continueOne);
  });

/** Awaited between two parts of a long job: lets other requests run when it is time. */
export type Rest = () => Promise<void> | undefined;

/** The pauses of one long job, which starts now. */
export function createRest(): Rest {
  let since = performance.now();
  const rest = async (): Promise<void> => {
    await ownTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < LONGEST_RUN_MS ? undefined : rest());
}

/** `map` of a long list in parts: other requests can run after every 8 ms. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<readonly R[]> {
  const results: R[] = [];
  const rest = createRest();
  for (const item of items) {
    results.push(map(item));
    const pause = rest();
    if (pause) await pause;
  }
  return results;
}

/** A long job that may pause at each of its yields. */
export type InSteps<T> = Generator<void, T, void>;

/** The result of a job, at once when it takes less than 8 ms: only then no other request has to run in between. */
export function runInSlices<T>(steps: InSteps<T>): MaybeLater<T> {
  const rest = createRest();
  const run = (): MaybeLater<T> => {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const pause = rest();
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

/** What is held of a job: its generator, and all that this uses, only until it ends. */
type SharedJob<T> = { readonly steps: InSteps<T> } | { readonly result: T } | { readonly cause: unknown };

/**
 * The result of a job by its key; the job is begun when no other one of that key is known.
 * @throws what the job throws, to all who wait for it
 */
export type SharedSteps<T> = (key: string, begin: () => InSteps<T>) => InSteps<T>;

/**
 * Does each job once for all who want its result: each of them continues it where it stands. Results are remembered; a
 * failed job is not, so that the next one who wants its result begins it again.
 * @param maxJobs the least recently used ones beyond this number are forgotten
 */
export function createSharedSteps<T>(maxJobs: number): SharedSteps<T> {
  const known = new LRUCache<string, { job: SharedJob<T> }>({ max: maxJobs });
  return function* (key, begin) {
    const shared = known.get(key) ?? { job: { steps: begin() } };
    known.set(key, shared);
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
        if (known.peek(key) === shared) known.delete(key);
      }
    }
  };
}
