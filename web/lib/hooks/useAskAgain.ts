import { useEffect, useRef } from 'react';
import { backoffDelay } from '../api/backoff.ts';

/** How a question stands: on its way, without an answer, or answered. */
export type Asked = 'asking' | 'failed' | 'answered';

/**
 * Asks again what could not be answered, after pauses that grow, and at once when the device is back online. Only an answer
 * makes the pauses short again.
 */
export const useAskAgain = (asked: Asked, ask: () => Promise<void>): void => {
  const failures = useRef(0);
  useEffect(() => {
    if (asked === 'answered') failures.current = 0;
    if (asked !== 'failed') return undefined;
    const again = (): void => void ask();
    const timer = setTimeout(again, backoffDelay(failures.current));
    failures.current += 1;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [asked, ask]);
};
