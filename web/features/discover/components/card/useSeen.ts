import { type RefObject, useEffect } from 'react';

/** Long enough not to take scrolling past for looking. */
const LOOK_MS = 400;

/** Calls the listener once the element has been on the screen for a moment. Nothing without a listener. */
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
