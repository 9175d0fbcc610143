import { type RefObject, useEffect } from 'react';

/** A dialog that closes returns the focus itself, after its effects have run, so this waits until then. */
const patienceMs = 500;

const dialogs = '[role=dialog], [role=alertdialog]';

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** Focusable elements around a control, nearest first: the heading of its section, or its list item. */
function fallbacksOf(control: Element): HTMLElement[] {
  const heirs: HTMLElement[] = [];
  for (let place = control.parentElement; place; place = place.parentElement) {
    const label = place.localName === 'section' ? place.getAttribute('aria-labelledby') : null;
    const heir = label === null ? place : document.getElementById(label);
    if (heir?.tabIndex === -1 && heir.hasAttribute('tabindex')) heirs.push(heir);
  }
  return heirs;
}

/**
 * When the focused control is removed and nothing else has taken the focus, focuses the element that was around it,
 * otherwise the page: without a focus, the keyboard would start at the top of the whole page.
 */
export const useFocusRescue = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = null;
    let heirs: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      // A dialog disappears completely, so the element to return to is around what opened it.
      if (last && !last.closest(dialogs)) heirs = fallbacksOf(last);
    };
    const rescue = () => {
      const isLost = document.activeElement === document.body && last !== null && isGone(last);
      if (!isLost || document.querySelector(dialogs)) return;
      last = null;
      for (const heir of [...heirs, page.current]) {
        heir?.focus({ preventScroll: true });
        // A hidden, inert or removed element does not take the focus.
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
