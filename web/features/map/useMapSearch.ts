import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { today } from '#i18n/dates/plain-date.ts';
import { type Filters, forNextSearch, NO_FILTERS } from '#lib/search/filters/filters.ts';
import { useLatestFilters } from '#lib/search/useLatestFilters.ts';
import { sentenceEntry, sentenceIn } from '#lib/search/typed/sentenceEntry.ts';
import type { Choosing } from '#lib/search/destination/suggestion.ts';
import { withRecognized } from '#lib/search/typed/recognized.ts';
import { boxForUrl, type Box, type MapPlace, readPlace, writePlace } from '#lib/search/mapBox.ts';
import { type Criteria, isOtherPlace, type SearchState, writeSearch } from '#lib/search/searchState.ts';
import { useGoBack } from '#lib/page/useGoBack.ts';
import type { MapLook } from '#ui/map/PinMap.tsx';
import { readMapRequest, resultsQuery } from './mapRequest.ts';
import { useResultsOnBack } from './useResultsOnBack.ts';

/** The view of the map is written into the URL once the map has not moved for this long. */
const PAUSE_MS = 400;

/** URL parameter: moving the map limits the results. */
const FOLLOW = 'follow';

/**
 * The query string without parameters that do not change the results (display, view, effect of a move), so that the
 * chosen hotel stays.
 */
const contentOf = (search: string): string => {
  const query = new URLSearchParams(search);
  for (const name of ['lang', 'currency', 'view', FOLLOW]) query.delete(name);
  return query.toString();
};

const isChangedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isChanged' in state;

const placeOf = ({ destination, countryCode, cityCode, cityName }: Criteria): string =>
  JSON.stringify([destination, countryCode, cityCode, cityName]);

/** What the URL and the history entry contain besides the search. */
interface Shown {
  readonly place: MapPlace | null;
  readonly isFollowing: boolean;
  /** Words that were typed for the place of the search. */
  readonly words: string | null;
}

/** Calls `write` with the latest view once the map has stopped moving. */
const useViewInUrl = (write: (place: MapPlace, box: Box) => void) => {
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

/** What the URL of the map requests, and functions that change it. All of them replace the history entry. */
export const useMapSearch = () => {
  const { pathname, search, state: entry } = useLocation();
  const navigate = useNavigate();
  const day = today();
  const content = contentOf(search);
  const request = useMemo(() => readMapRequest(new URLSearchParams(content), day), [content, day]);
  const current = request.kind === 'search' ? request.state : null;
  const view = new URLSearchParams(search).get('view');
  const place = useMemo(() => readPlace(view), [view]);
  // Moving the map limits the results only when the URL already contains a limit.
  const isFollowing = Boolean(current?.filters.box) && new URLSearchParams(search).get(FOLLOW) === '1';

  const sentence = sentenceIn(entry);

  const merged = useLatestFilters(current?.filters ?? NO_FILTERS);

  const go = (next: SearchState, to: Partial<Shown> = {}) => {
    const { place: nextPlace, isFollowing: follows, words } = { place, isFollowing, words: sentence, ...to };
    const query = writeSearch(next);
    if (nextPlace) query.set('view', writePlace(nextPlace));
    if (follows && next.filters.box) query.set(FOLLOW, '1');
    void navigate(
      { pathname, search: `?${query}` },
      { replace: true, state: { isChanged: true, ...sentenceEntry(words) } },
    );
  };
  const setFilters = (filters: Filters, to?: Partial<Shown>) =>
    current && go({ ...current, filters: merged(filters), page: 1 }, to);
  const setBox = (box: Box | null, to?: Partial<Shown>) =>
    current && setFilters({ ...current.filters, box: box && boxForUrl(box), near: null }, to);
  /** Writes the view into the URL while moves do not limit the results, and removes a `follow` without effect. */
  const lookAt = (nextPlace: MapPlace) => {
    const query = new URLSearchParams(search);
    query.set('view', writePlace(nextPlace));
    query.delete(FOLLOW);
    void navigate({ pathname, search: `?${query}` }, { replace: true, state: entry });
  };

  const results = `/Discover${resultsQuery(request)}`;
  // For a visitor who opened a link, Back leads to the results of its search.
  const goBack = useGoBack(results);
  useResultsOnBack(isChangedIn(entry) ? results : null, sentence);
  return {
    request,
    place,
    /** Words that were typed for the place of this search; null when it was picked, or came from a link. */
    sentence,
    /** React key of the map, because another place needs a new map. */
    mapKey: current ? placeOf(current.criteria) : content,
    /** Whether moving the map limits the results to the visible part. */
    isFollowing,
    /** @param look the visible part, to which the results are limited from now on; null keeps the current limit */
    setFollowing: (isOn: boolean, look: MapLook | null) => {
      if (isOn && look) setBox(look.box, { place: look, isFollowing: true });
      else if (current) go(current, { isFollowing: isOn });
    },
    setFilters: (filters: Filters) => setFilters(filters),
    setBox: (box: Box) => setBox(box),
    /** Shows all hotels of the place again, in any view of the map. */
    resetBox: () => setBox(null),
    submit: (criteria: Criteria, { words, area, filters: typed }: Choosing = {}) => {
      if (!current) return;
      const isOther = isOtherPlace(criteria, current.criteria);
      const remaining = forNextSearch(merged(current.filters), isOther, area);
      const filters = typed ? withRecognized(remaining, typed) : remaining;
      const next = { ...current, criteria, filters, page: 1 };
      go(next, { words: words ?? null, ...(isOther && { place: null, isFollowing: false }) });
    },
    /** Writes the view into the URL; while moves limit the results, limits them to the visible part. */
    look: useViewInUrl((nextPlace, box) => {
      if (isFollowing) setBox(box, { place: nextPlace });
      else lookAt(nextPlace);
    }),
    back: () =>
      isChangedIn(entry)
        ? void navigate(results, { replace: true, state: sentenceEntry(sentence) })
        : goBack(),
  };
};

export type MapSearch = ReturnType<typeof useMapSearch>;
