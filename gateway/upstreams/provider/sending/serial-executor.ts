import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Rest, rest } from '#gateway/kit/slices.ts';

/** Runs long jobs of this process one after another and in parts, so that other work waits for one part at most. */
export function createSerialExecutor(): <T>(job: (rest: Rest) => Promise<T>) => Promise<T> {
  const limit = pLimit(1);
  return (job) =>
    limit(async () => {
      // The caller of the previous job continues first.
      await nextTurn();
      return job(rest);
    });
}
