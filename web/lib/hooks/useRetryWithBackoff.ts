import { useEffect, useRef } from 'react';
import { backoffDelay } from '../api/backoff.ts';

/** State of a request: sent, failed, or answered. */
export type RequestState = 'asking' | 'failed' | 'answered';

/**
 * Repeats a failed request after growing pauses, and at once when the device is back online. Only a response makes the
 * pauses short again.
 */
export const useRetryWithBackoff = (state: RequestState, ask: () => Promise<void>): void => {
  const failures = useRef(0);
  useEffect(() => {
    if (state === 'answered') failures.current = 0;
    if (state !== 'failed') return undefined;
    const again = (): void => void ask();
    const timer = setTimeout(again, backoffDelay(failures.current));
    failures.current += 1;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state, ask]);
};
