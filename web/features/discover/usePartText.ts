import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Result } from './useResults.ts';
import { messages } from './components/results/Results.messages.ts';

/** How many hotels of a place could be checked, of all. */
export type CheckProgress = Pick<Result['progress'], 'checked' | 'total'>;

/** The checked part of a search that ended without some of its hotels; null for any other search. */
export const incompleteProgress = (progress: Result['progress'] | undefined): CheckProgress | null =>
  progress?.complete && progress.failedChunks.length > 0 && progress.checked < progress.total
    ? progress
    : null;

/** Says that only a part of the hotels could be checked: “Only 2 of 1,202 could be checked.” */
export const usePartText = () => {
  const intl = useIntl();
  return useCallback(
    ({ checked, total }: CheckProgress): string =>
      intl.formatMessage(messages.partlyChecked, {
        checked: intl.formatNumber(checked),
        total: intl.formatNumber(total),
      }),
    [intl],
  );
};
