import { type ListChoices, type ListState, readList, writeList } from './listUrl.ts';
import { useCommittedParams } from './useCommittedParams.ts';

export interface ListUrlState<Sort extends string, Filter extends string> extends ListState<Sort, Filter> {
  /** Changes order, filter or page, with a new history entry. */
  readonly change: (change: Partial<ListState<Sort, Filter>>) => void;
  /** Sets the search and replaces the history entry, so that Back does not undo it letter by letter. */
  readonly searchFor: (search: string) => void;
}

/** Search, order, filter and page of a tab's list, stored in the URL. */
export const useListUrl = <Sort extends string, Filter extends string = never>(
  choices: ListChoices<Sort, Filter>,
): ListUrlState<Sort, Filter> => {
  const [shown, setParams] = useCommittedParams();
  return {
    ...readList(shown, choices),
    change: (change) => setParams((now) => writeList(now, choices, change)),
    searchFor: (search) =>
      setParams((now) => writeList(now, choices, { search: search.trim() }), { replace: true }),
  };
};
