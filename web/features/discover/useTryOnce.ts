import { useEffect, useEffectEvent, useRef } from 'react';

/** Time for the source of prices to recover. */
export const TRY_AFTER_MS = 30_000;

/**
 * Tries again by itself what could not be checked, once: after half a minute, or as soon as the device is back online;
 * while the page is in the background it waits until it is shown again.
 * @param key the search; another one may be tried again too
 * @param isNeeded whether something could not be checked
 */
export const useTryOnce = (key: string, isNeeded: boolean, again: () => void): void => {
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
    // A laptop that wakes up would otherwise try again in all of its tabs.
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
