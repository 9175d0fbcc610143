import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type ResultsQuery, useResultsQuery, useRetryResultsMutation } from '#generated/graphql.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { filterInput } from '#lib/search/filters/filters.ts';
import { airportInput, criteriaInput } from '#lib/search/searchState.ts';
import { isAhead, useLiveProgress } from '#lib/search/useLiveProgress.ts';
import { useRetryOnce } from './useRetryOnce.ts';
import { useLatePictures } from './useLatePictures.ts';
import type { Search } from './useSearch.ts';

export type Result = ResultsQuery['hotelSearch'];
type Progress = Result['progress'];

const PAGE_SIZE = 5;
const POLL_MS = 1500;
/** Polling interval in milliseconds while no progress events arrive; long, because the search may just be slow. */
const SILENT_POLL_MS = 5000;

interface Answer {
  readonly criteriaKey: string;
  readonly viewKey: string;
  readonly result: Result;
}

/** Keeps the progress of a running search from decreasing when a response is older than an event. */
const useReached = (progress: Progress | undefined, criteriaKey: string): Progress | undefined => {
  const [reached, setReached] = useState<{ readonly key: string; readonly progress: Progress } | null>(null);
  const known = reached?.key === criteriaKey && !reached.progress.complete ? reached.progress : null;
  if (!progress || (progress.complete && known === null)) return progress;
  if (!progress.complete && known && known.checked >= progress.checked && known.total >= progress.total)
    return { ...progress, checked: known.checked, total: known.total };
  setReached({ key: criteriaKey, progress });
  return progress;
};

/**
 * The page of results from the URL, updated until its search is complete: on progress events, by polling every 1.5 s if
 * the subscription fails, and every 5 s while no events arrive. Failed hotels are retried once automatically.
 * @returns `result`, the last page that was loaded for the same criteria; `isStale` while a newer page is loading
 */
export const useResults = (search: Search) => {
  const { criteria, filters, sort, page, criteriaKey, viewKey } = search;
  const input = useMemo(() => criteriaInput(criteria), [criteria]);
  const filter = useMemo(() => filterInput(filters), [filters]);
  const [last, setLast] = useState<Answer | null>(null);
  const [pollMs, setPollMs] = useState(0);
  const { data, loading, error, refetch } = useResultsQuery({
    variables: {
      criteria: input,
      filter,
      sort,
      ...airportInput(criteria),
      page: { page, pageSize: PAGE_SIZE },
    },
    pollInterval: pollMs,
    notifyOnNetworkStatusChange: true,
  });
  const latest = data?.hotelSearch;
  if (latest && last?.result !== latest) setLast({ criteriaKey, viewKey, result: latest });

  const isRunning = latest !== undefined && !latest.progress.complete;
  const live = useLiveProgress(input, isRunning);
  const wanted = !isRunning ? 0 : live.isLost ? POLL_MS : live.isSilent ? SILENT_POLL_MS : 0;
  if (wanted !== pollMs) setPollMs(wanted);

  // Each event causes at most one request, so that a server whose responses lag behind its events causes no endless
  // loop.
  const handled = useRef<Progress | undefined>(undefined);
  useEffect(() => {
    const event = live.progress;
    if (!event || !latest || loading || handled.current === event) return;
    handled.current = event;
    if (isAhead(event, latest.progress)) refetch().catch(() => undefined);
  }, [live.progress, latest, loading, refetch]);

  const [retryChunks, { loading: isRetrying }] = useRetryResultsMutation();
  const again = useCallback(() => refetch().catch(() => undefined), [refetch]);
  useLatePictures(latest?.hotels, viewKey, { isRunning, isBusy: loading, ask: again });
  /**
   * Retries the hotels that could not be checked.
   * @returns false when the retry could not be started
   */
  const retryFailed = async (): Promise<boolean> => {
    try {
      await retryChunks({ variables: { criteria: input } });
      await again();
      return true;
    } catch {
      return false;
    }
  };
  const isLost = failureCode(error) === 'PROVIDER_UNAVAILABLE';
  const hasFailedParts = latest?.progress.complete === true && latest.progress.failedChunks.length > 0;
  useRetryOnce(criteriaKey, isLost || (hasFailedParts && !loading), () => void retryFailed());
  // The list takes long to render, so rendering is deferred and can be interrupted by input.
  const shown = useDeferredValue(last);
  const known = shown?.criteriaKey === criteriaKey ? shown : null;
  const received =
    live.progress && latest && !isAhead(latest.progress, live.progress) ? live.progress : latest?.progress;
  const progress = useReached(received, criteriaKey);
  return {
    result: known?.result,
    /** True when `result` is final; `progress` may already be ahead of it. */
    isComplete: known?.result.progress.complete === true,
    answeredView: known?.viewKey,
    isStale: known !== null && known.viewKey !== viewKey,
    progress: progress ?? known?.result.progress,
    error,
    isRetrying,
    // The server caches a search without any result for a while, so it has to be restarted and not only loaded again.
    reload: () => void (isLost ? retryFailed() : again()),
    retryFailed,
  };
};
