import { type RefObject, useEffect } from 'react';

/** How long a card is on screen before it counts as seen: long enough to ignore cards that are only scrolled past. */
const LOOK_MS = 400;

/** Calls the listener once the element has been on the screen for a moment. Does nothing without a listener. */
export const useSeen = (target: RefObject<Element | null>, onSeen: (() => void) | undefined): void => {
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
