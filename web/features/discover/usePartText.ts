import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Result } from './useResults.ts';
import { messages } from './components/results/Results.messages.ts';

/** How many hotels of a place could be checked, of all. */
export type CheckProgress = Pick<Result['progress'], 'checked' | 'total'>;

/**
 * The checked part of a search that ended without some of its hotels; null for any other search. Hotels with old prices
 * count as checked.
 */
export function incompleteProgress(result: Result | undefined): CheckProgress | null {
  if (!result?.progress.complete || result.progress.failedChunks.length === 0) return null;
  const { progress, isStale } = result;
  return progress.checked < progress.total || !isStale ? progress : null;
}

/**
 * Says that only a part of the hotels could be checked: “Only 2 of 1,202 could be checked.” Without the numbers when the
 * list of the hotels itself could not be read.
 */
export const usePartText = () => {
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
