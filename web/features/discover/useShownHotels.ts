import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type HotelCard_HotelFragment, useHeldHotelsQuery } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { filterInput } from '#lib/search/filters/filters.ts';
import { airportInput, criteriaInput, readSearch } from '#lib/search/searchState.ts';
import { useLatePictures } from './useLatePictures.ts';

type Hotels = readonly HotelCard_HotelFragment[];

/** Data of the hotels that are still on screen although a newer list has arrived. */
interface ShownHotels {
  /**
   * Current data of the hotels on screen that are still in the list; null while it is not known, empty after a failure.
   */
  readonly hotels: Hotels | null;
  /**
   * Number of other hotels in the list, on all pages, that are ranked before the last hotel on screen with rooms; null
   * while it is not known.
   */
  readonly ahead: number | null;
}

const UNKNOWN: ShownHotels = { hotels: null, ahead: null };
const NOTHING: ShownHotels = { hotels: [], ahead: 0 };
const NO_HOTELS: Hotels = [];

/**
 * Loads new data, such as prices and pictures, for hotels that stay on screen although the list has changed. Requested
 * whenever the list changes; nothing is requested while the newest list is shown.
 * @param viewKey the view (search, filters, order, page) to which the hotels belong
 * @param newest the hotels of the newest page
 * @param isRunning true while their search runs
 */
export const useShownHotels = (
  rows: Hotels,
  viewKey: string,
  { newest, isRunning }: { readonly newest: Hotels; readonly isRunning: boolean },
): ShownHotels => {
  const isBehind = rows !== newest && rows.length > 0;
  const searchVariables = useMemo(() => {
    const { criteria, filters, sort } = readSearch(new URLSearchParams(viewKey), today());
    return {
      criteria: criteriaInput(criteria),
      filter: filterInput(filters),
      sort,
      ...airportInput(criteria),
    };
  }, [viewKey]);
  const key = rows.map(({ id }) => id).join(' ');
  const ids = useMemo(() => key.split(' '), [key]);
  const variables = useMemo(() => ({ ...searchVariables, ids }), [searchVariables, ids]);
  // React may interrupt and repeat the rendering of the list. A query with variables from an unfinished render would
  // interrupt it again, on a slow device without end and with a request each time. So the query uses only committed
  // variables.
  const [committed, setCommitted] = useState<typeof variables | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- setting it during render would start the query in the pass
  useEffect(() => setCommitted(isBehind ? variables : null), [isBehind, variables]);
  const { data, error, loading, refetch } = useHeldHotelsQuery({
    variables: committed ?? variables,
    skip: committed === null,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const ask = useCallback(() => refetch().catch(() => undefined), [refetch]);
  const isCurrent = isBehind && committed === variables;
  const shownHotels = isCurrent ? data?.hotelSearch.held : undefined;
  const isLoaded = shownHotels !== undefined;
  const requestedFor = useRef(newest);
  useEffect(() => {
    if (!isLoaded || requestedFor.current === newest) return;
    requestedFor.current = newest;
    void ask();
  }, [newest, isLoaded, ask]);
  useLatePictures(shownHotels?.hotels ?? NO_HOTELS, viewKey, { isRunning, isBusy: loading, ask });
  if (shownHotels) return shownHotels;
  return error && isCurrent ? NOTHING : UNKNOWN;
};
