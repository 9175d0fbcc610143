import { type RefObject, useEffect } from 'react';

/**
 * How long a card must be in view to count as seen, in milliseconds, so that cards that are scrolled past do not count.
 */
const LOOK_MS = 400;

/** Calls `onSeen` each time the element has been in view for `LOOK_MS`. Does nothing without a callback. */
export const useOnSeen = (target: RefObject<Element | null>, onSeen: (() => void) | undefined): void => {
  useEffect(() => {
    const element = target.current;
    if (!element || !onSeen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(onSeen, LOOK_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [target, onSeen]);
};
