import { type RefObject, useEffect } from 'react';

/** A dialog that closes gives the focus back itself, after its effects have run; it must not find it taken. */
const patienceMs = 500;

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Gives the focus to the page when the control that had it is taken away and nothing else has asked for it, because from
 * nowhere the keyboard begins the whole page again.
 */
export const useKeptFocus = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const rescue = () => {
      const isLost = document.activeElement === document.body && last !== null && isGone(last);
      if (!isLost || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      last = null;
      page.current?.focus({ preventScroll: true });
    };
    const look = () => {
      if (document.activeElement !== document.body || last === null || !isGone(last)) return;
      clearTimeout(timer);
      timer = setTimeout(rescue, patienceMs);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [page]);
};
