import { useEffect, useRef } from 'react';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Asks again what could not be answered: after 2 s, then after twice as long each time up to a minute, and at once when
 * the device is back online. @param error of the last answer; a new one each time it fails
 */
export const useAskAgain = (error: unknown, ask: () => Promise<void>): void => {
  const failures = useRef(0);
  useEffect(() => {
    if (!error) {
      failures.current = 0;
      return undefined;
    }
    const again = (): void => void ask();
    const timer = setTimeout(again, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures.current));
    failures.current += 1;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [error, ask]);
};
