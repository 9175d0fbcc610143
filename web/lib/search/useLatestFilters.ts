import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Filters, NO_FILTERS } from './filters/filters.ts';

/** Filters with those fields of a change that differ from what it began with; all of them where all are taken back. */
const withChange = (latest: Filters, before: Filters, next: Filters): Filters => {
  if (next === NO_FILTERS) return next;
  const changed = Object.entries(next).filter(([field, value]) => Reflect.get(before, field) !== value);
  return { ...latest, ...Object.fromEntries(changed) };
};

/**
 * The address is drawn a moment after it was written, so a second change may begin with filters that lack the first: a
 * price that is taken when its field is left for a part of the city.
 * @param filters as they are drawn
 * @returns adds a change of them to what was written last, whether it has been drawn or not
 */
export const useLatestFilters = (filters: Filters): ((next: Filters) => Filters) => {
  const latest = useRef(filters);
  // Another entry of the history with the same filters, too: what was written before it and never drawn is given up.
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
