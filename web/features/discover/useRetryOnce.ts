import { useEffect, useEffectEvent, useRef } from 'react';

/** Delay before the retry in milliseconds, so that the provider can recover. */
export const TRY_AFTER_MS = 30_000;

/**
 * Retries once automatically when something could not be checked: after half a minute, or as soon as the device is
 * online again. While the page is in the background, it waits until the page is shown.
 * @param key key of the search; each search is retried once
 * @param isNeeded true when something could not be checked
 */
export const useRetryOnce = (key: string, isNeeded: boolean, again: () => void): void => {
  const tried = useRef<string | null>(null);
  const tryAgain = useEffectEvent(() => {
    if (tried.current === key || !navigator.onLine) return;
    tried.current = key;
    again();
  });
  useEffect(() => {
    if (!isNeeded || tried.current === key) return undefined;
    let isDue = false;
    const whenShown = () => {
      if (isDue && document.visibilityState === 'visible') tryAgain();
    };
    const timer = setTimeout(() => {
      isDue = true;
      whenShown();
    }, TRY_AFTER_MS);
    // Only if the page is visible, because otherwise a laptop that wakes up would retry in all tabs.
    const online = () => {
      isDue = true;
      whenShown();
    };
    document.addEventListener('visibilitychange', whenShown);
    window.addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenShown);
      window.removeEventListener('online', online);
    };
  }, [key, isNeeded]);
};
