import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type YieldIfDue, yieldIfDue } from '#gateway/kit/slices.ts';

/** Runs long jobs of this process one after another and in parts, so that other work waits for one part at most. */
export function createSerialExecutor(): <T>(job: (rest: YieldIfDue) => Promise<T>) => Promise<T> {
  const limit = pLimit(1);
  return (job) =>
    limit(async () => {
      // Lets the caller of the previous job handle its result before the next job starts.
      await nextTurn();
      return job(yieldIfDue);
    });
}
