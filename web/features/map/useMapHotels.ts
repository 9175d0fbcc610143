import { useEffect, useMemo, useRef, useState } from 'react';
import type { TownPart } from '#models/hotel/place-in-town.ts';
import {
  type MapHotel_PinFragment,
  type MapOfHotelsQuery,
  type MapOfSearchQuery,
  useMapOfHotelsQuery,
  useMapOfSearchQuery,
  useRetryResultsMutation,
} from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { failureCode } from '#lib/failures/errors.ts';
import type { FilteredList } from '#lib/search/filters/FilterFields.tsx';
import { filterInput, NO_FILTERS } from '#lib/search/filters/filters.ts';
import {
  airportInput,
  criteriaInput,
  defaultCriteria,
  isOtherPlace,
  type Place,
  type SearchState,
} from '#lib/search/searchState.ts';
import { wishesInput } from '#lib/hotel/wishesInput.ts';
import { isAhead, useLiveProgress } from '#lib/search/useLiveProgress.ts';
import type { MapRequest } from './mapRequest.ts';

export type MapHotel = MapHotel_PinFragment;

const none: readonly MapHotel[] = [];
const noParts: readonly TownPart[] = [];
/** Shortest time between two reads of a complete city while its search runs. */
const PAUSE_MS = 1500;
/** Shortest time between two reads while no progress event arrives. */
const SILENT_PAUSE_MS = 5000;
/** Ids per request. */
const BATCH = 100;

/** The hotels of the map, and the state of loading them. */
export interface MapHotels {
  readonly hotels: readonly MapHotel[];
  /** Identifies the place, days, people, filters and order that these hotels were loaded for. */
  readonly answeredKey: string;
  readonly isLoading: boolean;
  readonly isComplete: boolean;
  /** True while the hotels on screen are not yet those that the URL requests. */
  readonly isBehind: boolean;
  /** Counts for the filters; undefined while the search runs, because they would change, and for hotels of a link. */
  readonly list: FilteredList | undefined;
  /** Parts of the city that have hotels of the search. */
  readonly parts: readonly TownPart[];
  readonly progress: { readonly checked: number; readonly total: number } | undefined;
  /** Number of hotels that match but are missing here; 0 while the search runs, because it would change. */
  readonly notShown: number;
  /**
   * Number of hotels of the link that are unknown or cannot be read now; hotels of a failed request are not counted.
   */
  readonly unknown: number;
  readonly isStale: boolean;
  readonly hasFailedParts: boolean;
  readonly error: Error | undefined;
  /** Loads again what failed, one request at a time. */
  readonly reload: () => void;
  readonly isReloading: boolean;
}

const nowhere = (): SearchState => ({
  criteria: defaultCriteria(today()),
  filters: NO_FILTERS,
  sort: 'RECOMMENDED',
  page: 1,
});

/**
 * Loads the list again while a search runs: after progress at most every 1.5 s, without progress events every 5 s, and
 * once more at its end.
 */
const useProgressRefetch = (
  event: ReturnType<typeof useLiveProgress>,
  known: { readonly checked: number; readonly total: number; readonly complete: boolean } | undefined,
  { isBusy, refetch }: { readonly isBusy: boolean; readonly refetch: () => Promise<unknown> },
) => {
  const requestedAt = useRef(0);
  const { isLost, isSilent, progress } = event;
  const isRunning = known !== undefined && !known.complete && !isBusy;
  // A higher total is progress, too: it rises all at once when the list of a city has been read.
  const hasMore =
    (progress?.checked ?? 0) > (known?.checked ?? 0) || (progress?.total ?? 0) > (known?.total ?? 0);
  const hasNews = isLost || progress?.complete === true || hasMore;
  const pauseMs = hasNews ? PAUSE_MS : isSilent ? SILENT_PAUSE_MS : null;
  useEffect(() => {
    if (!isRunning || pauseMs === null) return undefined;
    const ask = () => {
      requestedAt.current = Date.now();
      refetch().catch(() => undefined);
    };
    const timer = setTimeout(ask, Math.max(0, requestedAt.current + pauseMs - Date.now()));
    return () => clearTimeout(timer);
  }, [isRunning, pauseMs, refetch]);
};

const useReload = (read: () => Promise<unknown>): Pick<MapHotels, 'reload' | 'isReloading'> => {
  const [isReloading, setReloading] = useState(false);
  const run = async () => {
    setReloading(true);
    // If it fails again, the query itself has the error.
    await read().catch(() => undefined);
    setReloading(false);
  };
  return {
    isReloading,
    reload: () => {
      if (!isReloading) void run();
    },
  };
};

type PinList = MapOfSearchQuery['hotelPins'];

interface AnsweredList {
  readonly list: PinList;
  /** Key of the query that it belongs to. */
  readonly key: string;
}

/**
 * The list; until it is loaded, the previous one if it is of the same place, with other filters or dates.
 */
const useListOfPlace = (
  answered: PinList | undefined,
  place: Place,
  key: string,
): AnsweredList | undefined => {
  const [last, setLast] = useState<(AnsweredList & { readonly place: Place }) | null>(null);
  if (answered && (last?.list !== answered || last.key !== key)) setLast({ place, list: answered, key });
  if (answered) return { list: answered, key };
  return last && !isOtherPlace(place, last.place) ? last : undefined;
};

/** The complete result of a search, updated while it runs. */
const useSearchHotels = (state: SearchState | null): MapHotels => {
  const wanted = useMemo(() => state ?? nowhere(), [state]);
  const criteria = useMemo(() => criteriaInput(wanted.criteria), [wanted]);
  const variables = {
    criteria,
    filter: filterInput(wanted.filters),
    sort: wanted.sort,
    ...airportInput(wanted.criteria),
  };
  const { data, loading, error, refetch } = useMapOfSearchQuery({
    variables,
    skip: state === null,
    notifyOnNetworkStatusChange: true,
  });
  const answer = useListOfPlace(data?.hotelPins, wanted.criteria, JSON.stringify(variables));
  const list = answer?.list;
  // After an error the traveller decides whether to try again.
  const running = error ? undefined : list?.progress;
  const live = useLiveProgress(criteria, running !== undefined && !running.complete);
  useProgressRefetch(live, running, { isBusy: loading, refetch });
  const [retry] = useRetryResultsMutation();
  const progress =
    live.progress && list && isAhead(live.progress, list.progress) ? live.progress : list?.progress;
  const isComplete = list?.progress.complete === true;
  const hasFailedParts = isComplete && list.progress.failedChunks.length > 0;
  const again = useReload(async () => {
    // The server remembers for a while what failed: the search has to be started again, not only read.
    if (hasFailedParts || failureCode(error) === 'PROVIDER_UNAVAILABLE')
      await retry({ variables: { criteria } });
    await refetch();
  });
  const hotels = list?.pins ?? none;
  return {
    hotels,
    answeredKey: answer?.key ?? '',
    isLoading: (!list && loading) || (again.isReloading && hotels.length === 0),
    isComplete,
    isBehind: !data && loading,
    list:
      list && isComplete
        ? {
            facets: list.facets,
            matching: list.totalItems,
            soldOut: list.pins.filter(({ rooms }) => rooms === 'NONE').length,
            total: list.progress.total,
          }
        : undefined,
    parts: list?.facets.areas.map(({ part }) => part) ?? noParts,
    progress,
    notShown: list && isComplete ? list.totalItems - list.pins.length : 0,
    unknown: 0,
    isStale: list?.isStale ?? false,
    hasFailedParts,
    error,
    ...again,
  };
};

interface Part {
  readonly data: MapOfHotelsQuery | undefined;
  readonly loading: boolean;
  readonly error?: Error | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** The hotels in a link, a hundred per request. */
const useNamedHotels = (request: MapRequest): MapHotels => {
  const named = request.kind === 'hotels' ? request : null;
  const stay = useMemo(() => named && criteriaInput(named.criteria).stay, [named]);
  const ids = named?.ids ?? [];
  const batch = (at: number) => ids.slice(at * BATCH, (at + 1) * BATCH);
  const options = (at: number) => ({
    variables: { ids: batch(at), stay, ...wishesInput(named?.criteria.wishes) },
    skip: batch(at).length === 0,
  });
  const first = useMapOfHotelsQuery(options(0));
  const second = useMapOfHotelsQuery(options(1));
  const third = useMapOfHotelsQuery(options(2));
  const parts: readonly Part[] = [first, second, third].slice(0, Math.ceil(ids.length / BATCH));
  const answers = parts.map(({ data }) => data?.hotelPinsById);
  const [one, two, three] = answers;
  const hotels = useMemo(() => [one, two, three].flatMap((part) => part ?? []), [one, two, three]);
  // Hotels of a failed query count as failed, not as unknown.
  const requestedIds = ids.filter((_, at) => parts[Math.floor(at / BATCH)]?.data !== undefined);
  const again = useReload(() =>
    Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
  );
  const isComplete = parts.every(({ loading }) => !loading);
  return {
    hotels,
    answeredKey: ids.join(),
    isLoading: (!isComplete || again.isReloading) && hotels.length === 0,
    isComplete,
    isBehind: false,
    list: undefined,
    parts: noParts,
    progress: undefined,
    notShown: 0,
    unknown: requestedIds.length - hotels.length,
    isStale: false,
    hasFailedParts: false,
    error: parts.find(({ error }) => error)?.error,
    ...again,
  };
};

/** Hotels for the map: those listed by id in the URL, or the results of its search. */
export const useMapHotels = (request: MapRequest): MapHotels => {
  const named = useNamedHotels(request);
  const found = useSearchHotels(request.kind === 'search' ? request.state : null);
  return request.kind === 'search' ? found : named;
};
