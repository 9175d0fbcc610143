import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Long work gives way after so much of it. */
const LONGEST_RUN_MS = 8;

/** Awaited between two pieces of a long job: lets other requests in when it is time. */
export type Rest = () => Promise<void> | undefined;

/** Runs long jobs of this process one after another and in pieces, so that nobody else waits for more than a piece. */
export function createTurns(): <T>(job: (rest: Rest) => Promise<T>) => Promise<T> {
  const limit = pLimit(1);
  return (job) =>
    limit(async () => {
      // The job before has just ended: what it was for goes first.
      await nextTurn();
      let since = performance.now();
      const rest = async (): Promise<void> => {
        await nextTurn();
        since = performance.now();
      };
      return job(() => (performance.now() - since < LONGEST_RUN_MS ? undefined : rest()));
    });
}
