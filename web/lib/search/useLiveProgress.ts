import { useEffect, useState } from 'react';
import {
  type Results_ProgressFragment as Progress,
  type SearchCriteriaInput,
  useResultsProgressSubscription,
} from '#generated/graphql.ts';

/**
 * After this time without data polling begins: some networks open a socket without passing data on, or never open it.
 */
const SILENCE_MS = 5000;

/** Whether nothing was received for some seconds. */
function useIsSilent(received: unknown, isRunning: boolean): boolean {
  const [silentAfter, setSilentAfter] = useState<{ readonly received: unknown } | null>(null);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSilentAfter({ received }), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [received, isRunning]);
  // Reset, because the next search has not received anything either, but is not silent yet.
  if (!isRunning && silentAfter !== null) setSilentAfter(null);
  return isRunning && silentAfter !== null && silentAfter.received === received;
}

/**
 * Progress of a running search as events; `isLost` when they stopped before the search was complete, `isSilent` while
 * none arrive, so that the page has to poll.
 */
export const useLiveProgress = (criteria: SearchCriteriaInput, isRunning: boolean) => {
  const [isLost, setLost] = useState(false);
  const { data } = useResultsProgressSubscription({
    variables: { criteria },
    skip: !isRunning || isLost,
    onError: () => setLost(true),
    onComplete: () => setLost(true),
  });
  const isSilent = useIsSilent(data, isRunning);
  if (!isRunning && isLost) setLost(false);
  return { progress: isRunning ? data?.hotelSearchProgress : undefined, isLost, isSilent };
};

/** Whether an event has more than the last response. */
export const isAhead = (live: Progress, known: Progress) =>
  live.checked > known.checked || (live.complete && !known.complete);
