import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { DiscoverEntry } from './useSearch.ts';

const isEntry = (state: unknown): state is DiscoverEntry =>
  typeof state === 'object' && state !== null && 'scrollTo' in state;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to the top after a search and a page change, never after Back or a reload. */
export const useResultsScroll = () => {
  const results = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const action = useNavigationType();
  // Every navigation has a new state object, so that the same request twice scrolls twice.
  const wish: DiscoverEntry | null = action !== NavigationType.Pop && isEntry(state) ? state : null;
  useEffect(() => {
    if (wish === null) return undefined;
    const run = () => {
      window.scrollTo({
        top: 0,
        behavior: prefersStillness() || wish.scrollTo === 'page' ? 'instant' : 'smooth',
      });
      results.current?.querySelector('h2')?.focus({ preventScroll: true });
    };
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }, [wish]);
  return results;
};
