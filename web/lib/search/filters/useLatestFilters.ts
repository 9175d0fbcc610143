import { useCallback, useEffect, useRef } from 'react';
import { type Filters, NO_FILTERS } from './filters.ts';

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
  useEffect(() => {
    latest.current = filters;
  }, [filters]);
  return useCallback(
    (next: Filters) => {
      latest.current = withChange(latest.current, filters, next);
      return latest.current;
    },
    [filters],
  );
};
