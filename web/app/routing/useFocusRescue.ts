import { type RefObject, useEffect } from 'react';

/** A closing dialog returns the focus itself, after its effects have run; this waits until then, in milliseconds. */
const delayMs = 500;

const dialogs = '[role=dialog], [role=alertdialog]';

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** Focusable elements around a control, nearest first, for example its list item or the heading of its section. */
function fallbacksOf(control: Element): HTMLElement[] {
  const fallbacks: HTMLElement[] = [];
  for (let place = control.parentElement; place; place = place.parentElement) {
    const label = place.localName === 'section' ? place.getAttribute('aria-labelledby') : null;
    const fallback = label === null ? place : document.getElementById(label);
    if (fallback?.tabIndex === -1 && fallback.hasAttribute('tabindex')) fallbacks.push(fallback);
  }
  return fallbacks;
}

/**
 * When the focused control is removed and nothing else takes the focus, focuses the nearest focusable element around
 * it, otherwise the page. Without this, keyboard users would start at the top of the document again.
 */
export const useFocusRescue = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let last: Element | null = null;
    let fallbacks: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      // A dialog is removed completely, so the fallbacks are those of the control that opened it.
      if (last && !last.closest(dialogs)) fallbacks = fallbacksOf(last);
    };
    const rescue = () => {
      const isLost = document.activeElement === document.body && last !== null && isGone(last);
      if (!isLost || document.querySelector(dialogs)) return;
      last = null;
      for (const fallback of [...fallbacks, page.current]) {
        fallback?.focus({ preventScroll: true });
        // A hidden, inert or removed element does not take the focus.
        if (document.activeElement === fallback) return;
      }
    };
    const look = () => {
      if (document.activeElement !== document.body || last === null || !isGone(last)) return;
      clearTimeout(timer);
      timer = setTimeout(rescue, delayMs);
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
