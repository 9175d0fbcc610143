import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListChoices, type ListState, readList, writeList } from './listAddress.ts';

export interface ListAddress<Sort extends string, Filter extends string> extends ListState<Sort, Filter> {
  /** Goes to another order, filter or page; Back returns. */
  readonly change: (change: Partial<ListState<Sort, Filter>>) => void;
  /** Replaces the search, so that Back does not undo it letter by letter. */
  readonly searchFor: (search: string) => void;
}

/**
 * Search, order, filter and page of the list of a tab, kept in the address. The router renders an address as a
 * transition, which starts over whenever a query answers; a query that follows the address in such a render asks again each
 * time and never ends. So the list follows the address only once it is on screen.
 */
export const useListAddress = <Sort extends string, Filter extends string = never>(
  choices: ListChoices<Sort, Filter>,
): ListAddress<Sort, Filter> => {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(params);
  // oxlint-disable-next-line react/set-state-in-effect -- deriving it during render is the endless asking told above
  useLayoutEffect(() => setShown(params), [params]);
  return {
    ...readList(shown, choices),
    change: (change) => setParams((now) => writeList(now, choices, change)),
    searchFor: (search) =>
      setParams((now) => writeList(now, choices, { search: search.trim() }), { replace: true }),
  };
};
