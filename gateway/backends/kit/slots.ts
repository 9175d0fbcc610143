import { HttpError } from './http/http-error.ts';

/** Runs a job if there is a free slot, and refuses it otherwise. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_S = 2;

/**
 * Limits how many jobs run at once. A job above the limit is refused instead of queued, because waiting takes memory
 * too.
 * @param most maximum number of jobs at a time
 */
export function createSlots(most: number): Slots {
  let taken = 0;
  return async (work) => {
    if (taken >= most)
      throw new HttpError(503, 'Too much is under way, please try again in a moment', {
        code: 'overloaded',
        headers: { 'retry-after': String(RETRY_AFTER_S) },
      });
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}
