import { useState } from 'react';
import {
  type Results_ProgressFragment as Progress,
  type SearchCriteriaInput,
  useResultsProgressSubscription,
} from '#generated/graphql.ts';

/** Progress of a running search as events; `isLost` when they stopped before the search was complete. */
export const useLiveProgress = (criteria: SearchCriteriaInput, isRunning: boolean) => {
  const [isLost, setLost] = useState(false);
  const { data } = useResultsProgressSubscription({
    variables: { criteria },
    skip: !isRunning || isLost,
    onError: () => setLost(true),
    onComplete: () => setLost(true),
  });
  if (!isRunning && isLost) setLost(false);
  return { progress: isRunning ? data?.hotelSearchProgress : undefined, isLost };
};

/** Whether an event has more than the last response. */
export const isAhead = (live: Progress, known: Progress) =>
  live.checked > known.checked || (live.complete && !known.complete);
