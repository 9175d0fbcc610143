import { useCallback, useEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Filters } from '#lib/search/filters/filters.ts';
import { type FilterStep, filterStep, type ReachedEntry } from './filterStep.ts';

/**
 * How the next change of filters is written into the history. A history entry is rendered a moment after it was
 * written, and a second price may be typed before that, so the last written entry is remembered.
 */
export const useFilterStep = (): ((before: Filters, next: Filters) => FilterStep) => {
  const { state: entry, key } = useLocation();
  const navigation = useNavigationType();
  const latest = useRef<ReachedEntry>({ entry, navigation });
  // Also for another history entry with the same state: a change written before it and never rendered is dropped.
  const drawn = useMemo(() => ({ key, reached: { entry, navigation } }), [key, entry, navigation]);
  useEffect(() => {
    latest.current = drawn.reached;
  }, [drawn]);
  return useCallback((before, next) => {
    const step = filterStep(latest.current, before, next);
    latest.current = {
      entry: step.state,
      navigation: step.replace ? NavigationType.Replace : NavigationType.Push,
    };
    return step;
  }, []);
};
