import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Result } from './useResults.ts';
import { messages } from './components/results/Results.messages.ts';

/** How many of all hotels of a place could be checked. */
export type CheckProgress = Pick<Result['progress'], 'checked' | 'total'>;

/**
 * Progress of a complete search in which some hotels could not be checked; null for any other search. Hotels with stale
 * prices count as checked.
 */
export function incompleteProgress(result: Result | undefined): CheckProgress | null {
  if (!result?.progress.complete || result.progress.failedChunks.length === 0) return null;
  const { progress, isStale } = result;
  return progress.checked < progress.total || !isStale ? progress : null;
}

/**
 * Returns a function for the text “Only 2 of 1,202 could be checked.”, without numbers if the list of hotels itself
 * could not be loaded.
 */
export const useIncompleteText = () => {
  const intl = useIntl();
  return useCallback(
    ({ checked, total }: CheckProgress): string =>
      checked < total
        ? intl.formatMessage(messages.partlyChecked, {
            checked: intl.formatNumber(checked),
            total: intl.formatNumber(total),
          })
        : intl.formatMessage(messages.othersUnchecked),
    [intl],
  );
};
