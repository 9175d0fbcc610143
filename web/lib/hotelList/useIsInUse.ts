import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the element is on the screen, and whether the pointer and the focus are inside it. A touch has no pointer
 * that stays, so after a touch the pointer counts as inside until something else is touched.
 */
export const useIsInUse = (
  target: RefObject<HTMLElement | null>,
): { readonly isSeen: boolean; readonly isPointed: boolean; readonly isFocused: boolean } => {
  const [isSeen, setSeen] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const watch = new AbortController();
    const sight = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    sight.observe(element);
    element.addEventListener('pointerenter', () => setPointed(true), watch);
    element.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'touch') setPointed(false);
      },
      watch,
    );
    document.addEventListener(
      'pointerdown',
      ({ target: pressed }) => {
        if (!(pressed instanceof Node && element.contains(pressed))) setPointed(false);
      },
      watch,
    );
    element.addEventListener('focusin', () => setFocused(true), watch);
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setFocused(false);
      },
      watch,
    );
    return () => {
      watch.abort();
      sight.disconnect();
    };
  }, [target]);
  return { isSeen, isPointed, isFocused };
};
