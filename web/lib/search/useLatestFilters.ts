import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Filters, NO_FILTERS } from './filters/filters.ts';

/** Applies those fields of a change that differ from its starting point; resets all when the change clears all. */
const withChange = (latest: Filters, before: Filters, next: Filters): Filters => {
  if (next === NO_FILTERS) return next;
  const changed = Object.entries(next).filter(([field, value]) => Reflect.get(before, field) !== value);
  return { ...latest, ...Object.fromEntries(changed) };
};

/**
 * The URL is rendered a moment after it was written, so a second change may start from filters that lack the first: for
 * example when leaving a price field by pressing a part of the city.
 * @param filters as they are rendered
 * @returns the function that adds a change to the filters written last, rendered or not
 */
export const useLatestFilters = (filters: Filters): ((next: Filters) => Filters) => {
  const latest = useRef(filters);
  // A new object for another history entry with the same filters too, so that a change that was written before it and
  // never rendered is dropped.
  const { key } = useLocation();
  const drawn = useMemo(() => ({ filters, key }), [filters, key]);
  useEffect(() => {
    latest.current = drawn.filters;
  }, [drawn]);
  return useCallback(
    (next: Filters) => {
      latest.current = withChange(latest.current, filters, next);
      return latest.current;
    },
    [filters],
  );
};
