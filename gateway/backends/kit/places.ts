import { HttpError } from './http/http-error.ts';

/** Does the work if there is room for it, and refuses it otherwise. */
export type Places = <T>(work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_S = 2;

/**
 * Bounds how much is under way at once. One too many is refused and not kept waiting, because waiting holds memory too.
 * @param most works at a time
 */
export function createPlaces(most: number): Places {
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
