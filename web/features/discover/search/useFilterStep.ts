import { useCallback, useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Filters } from '#lib/search/filters/filters.ts';
import { type FilterStep, filterStep, type ReachedEntry } from './filterStep.ts';

/**
 * Returns a function that decides how the next change of filters is written into the history. It remembers the last
 * written entry, because a second price may be typed before that entry is rendered.
 */
export const useFilterStep = (): ((before: Filters, next: Filters) => FilterStep) => {
  const { state: entry, key } = useLocation();
  const navigation = useNavigationType();
  const latest = useRef<ReachedEntry>({ entry, navigation });
  // Also new for another history entry with the same state, so that a change that was written but never rendered is
  // dropped.
  const rendered = useMemo(() => ({ key, reached: { entry, navigation } }), [key, entry, navigation]);
  useEffect(() => {
    latest.current = rendered.reached;
  }, [rendered]);
  return useCallback((before, next) => {
    const step = filterStep(latest.current, before, next);
    latest.current = {
      entry: step.state,
      navigation: step.replace ? NavigationType.Replace : NavigationType.Push,
    };
    return step;
  }, []);
};
