import { type RefObject, useEffect } from 'react';

/** A dialog that closes gives the focus back itself, after its effects have run; it must not find it taken. */
const patienceMs = 500;

const dialogs = '[role=dialog], [role=alertdialog]';

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** Heading of a part of the page, or an item of a list: what can take the focus around a control, nearest first. */
function heirsOf(control: Element): HTMLElement[] {
  const heirs: HTMLElement[] = [];
  for (let place = control.parentElement; place; place = place.parentElement) {
    const label = place.localName === 'section' ? place.getAttribute('aria-labelledby') : null;
    const heir = label === null ? place : document.getElementById(label);
    if (heir?.tabIndex === -1 && heir.hasAttribute('tabindex')) heirs.push(heir);
  }
  return heirs;
}

/**
 * Gives the focus to what stood around the control that had it, else to the page, when the control is taken away and nothing
 * else has asked for it, because from nowhere the keyboard begins the whole page again.
 */
export const useKeptFocus = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = null;
    let heirs: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      // A dialog goes away as a whole: the place to come back to is around what opened it.
      if (last && !last.closest(dialogs)) heirs = heirsOf(last);
    };
    const rescue = () => {
      const isLost = document.activeElement === document.body && last !== null && isGone(last);
      if (!isLost || document.querySelector(dialogs)) return;
      last = null;
      for (const heir of [...heirs, page.current]) {
        heir?.focus({ preventScroll: true });
        // What is hidden, inert or gone does not take it.
        if (document.activeElement === heir) return;
      }
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
