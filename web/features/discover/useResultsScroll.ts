import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { DiscoverEntry } from './useSearch.ts';

const isEntry = (state: unknown): state is DiscoverEntry =>
  typeof state === 'object' && state !== null && 'scrollTo' in state;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the top and focuses the heading after a search or a page change, not after Back or a reload.
 * @param isEmpty true once the empty list, with a heading of its own, has replaced the results; that heading then gets
 *   the focus of the first one
 */
export const useResultsScroll = (isEmpty: boolean) => {
  const results = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const action = useNavigationType();
  // Every navigation has a new state object, so that repeating the same search scrolls again.
  const request: DiscoverEntry | null = action !== NavigationType.Pop && isEntry(state) ? state : null;
  useEffect(() => {
    if (request === null) return undefined;
    const run = () => {
      window.scrollTo({
        top: 0,
        behavior: prefersStillness() || request.scrollTo === 'page' ? 'instant' : 'smooth',
      });
      results.current?.querySelector('h2')?.focus({ preventScroll: true });
    };
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }, [request]);
  useEffect(() => {
    if (!isEmpty || request === null) return;
    // The focus is on the body after the element that had it is gone.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) results.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isEmpty, request]);
  return results;
};
