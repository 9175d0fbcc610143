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

/** A job for several others that wait for it: each continues it where it stands, so that it is done once. */
export function sharedSteps<T>(steps: InSteps<T>): () => InSteps<T> {
  let done: IteratorReturnResult<T> | null = null;
  return function* () {
    for (;;) {
      if (done) return done.value;
      const step = steps.next();
      if (step.done) done = step;
      else yield;
    }
  };
}
