import { type RefObject, useEffect, useState } from 'react';

/** Pixels that rounding may leave over. */
const SLACK = 2;

/** Whether content that scrolls sideways is wider than its box, and whether some of it is still beyond the far edge. */
export const useHasMore = (
  scroll: RefObject<HTMLElement | null>,
): { readonly isWider: boolean; readonly hasMore: boolean } => {
  const [state, setState] = useState({ isWider: false, hasMore: false });
  useEffect(() => {
    const element = scroll.current;
    if (!element) return undefined;
    const look = () => {
      const { clientWidth, scrollWidth, scrollLeft } = element;
      const isWider = scrollWidth - clientWidth > SLACK;
      // In right-to-left pages the scroll position is negative.
      const hasMore = scrollWidth - clientWidth - Math.abs(scrollLeft) > SLACK;
      setState((now) => (now.isWider === isWider && now.hasMore === hasMore ? now : { isWider, hasMore }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroll]);
  return state;
};
