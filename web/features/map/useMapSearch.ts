import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { today } from '#i18n/plain-date.ts';
import { type Filters, forNextSearch } from '#lib/search/filters/filters.ts';
import { askedEntry, askedIn } from '#lib/search/typed/askedEntry.ts';
import type { Choosing } from '#lib/search/destination/suggestion.ts';
import { addressBox, type Box, type MapPlace, readPlace, writePlace } from '#lib/search/mapBox.ts';
import { type Criteria, isOtherPlace, type SearchState, writeSearch } from '#lib/search/searchState.ts';
import { useGoBack } from '#lib/page/useGoBack.ts';
import { readMapAddress, resultsQuery } from './mapAddress.ts';
import { useResultsOnBack } from './useResultsOnBack.ts';

/** A map that is being moved writes its address once it stands still. */
const PAUSE_MS = 400;

/** The address without what changes only how it is shown, or where the map looks: what was chosen stays. */
const contentOf = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of ['lang', 'currency', 'view']) query.delete(name);
  return query.toString();
};

const isChangedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isChanged' in state;

const placeOf = ({ destination, countryCode, cityCode, cityName }: Criteria): string =>
  JSON.stringify([destination, countryCode, cityCode, cityName]);

/** Writes where the map looks, as soon as it stands still; the entry of the history stays one. */
const useKeptView = (write: (place: MapPlace, box: Box) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((place: MapPlace, box: Box) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(place, box), PAUSE_MS);
  }, []);
};

/** What the address of the map asks for, and the ways to change it. All replace its entry of the history. */
export const useMapSearch = () => {
  const { pathname, search, state: entry } = useLocation();
  const navigate = useNavigate();
  const day = today();
  const content = contentOf(search);
  const address = useMemo(() => readMapAddress(new URLSearchParams(content), day), [content, day]);
  const view = new URLSearchParams(search).get('view');
  const place = useMemo(() => readPlace(view), [view]);
  const current = address.kind === 'search' ? address.state : null;

  const asked = askedIn(entry);

  const go = (next: SearchState, nextPlace: MapPlace | null, words: string | null = asked) => {
    const query = writeSearch(next);
    if (nextPlace) query.set('view', writePlace(nextPlace));
    void navigate(
      { pathname, search: `?${query}` },
      { replace: true, state: { isChanged: true, ...askedEntry(words) } },
    );
  };
  const setFilters = (filters: Filters) => current && go({ ...current, filters, page: 1 }, place);
  const lookAt = (nextPlace: MapPlace) => {
    const query = new URLSearchParams(search);
    query.set('view', writePlace(nextPlace));
    void navigate({ pathname, search: `?${query}` }, { replace: true, state: entry });
  };

  const results = `/Discover${resultsQuery(address)}`;
  // Whoever came by a link goes to the results of its search.
  const goBack = useGoBack(results);
  useResultsOnBack(isChangedIn(entry) ? results : null, asked);
  return {
    address,
    place,
    /** Words that were typed for the place of this search; null when it was picked, or came by a link. */
    asked,
    /** Another place is another map. */
    mapKey: current ? placeOf(current.criteria) : content,
    setFilters,
    /** @param box null for all hotels of the place */
    setBox: (box: Box | null) => current && setFilters({ ...current.filters, box: box && addressBox(box) }),
    submit: (criteria: Criteria, { words, area }: Choosing = {}) => {
      if (!current) return;
      const isOther = isOtherPlace(criteria, current.criteria);
      const filters = forNextSearch(current.filters, isOther, area);
      go({ ...current, criteria, filters, page: 1 }, isOther ? null : place, words ?? null);
    },
    /** Keeps where the map looks. */
    look: useKeptView(lookAt),
    /** The same, and limits the results to what is seen. */
    follow: useKeptView((nextPlace, box) => {
      if (current)
        go({ ...current, filters: { ...current.filters, box: addressBox(box) }, page: 1 }, nextPlace);
    }),
    back: () =>
      isChangedIn(entry) ? void navigate(results, { replace: true, state: askedEntry(asked) }) : goBack(),
  };
};

export type MapSearch = ReturnType<typeof useMapSearch>;
