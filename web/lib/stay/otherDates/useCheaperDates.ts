import { useState } from 'react';
import { type CheaperDatesQuery, useCheaperDatesQuery } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import type { LastStay } from '../lastStay.ts';
import { wishesInput } from '../../hotel/wishesInput.ts';
import { useHasLasted } from '#ui/useHasLasted.ts';
import { usePageVisible } from '../../page/usePageVisible.ts';

/** Time before the request: a page that the traveller leaves sooner sends none. */
const PAUSE_MS = 2_500;

/** A hotel with its total on the screen, and the full cost with the fees at the hotel. */
interface Shown {
  readonly hotelId: string;
  readonly totalMinor: number;
  readonly fullCostMinor: number;
}

/**
 * Days near the stay on which hotels on the screen cost at least 5 % less. Requested once the traveller has paused on a
 * visible page; empty until then, and when the request failed.
 * @param isReady true when the totals are final
 */
export const useCheaperDates = (
  shown: readonly Shown[],
  stay: LastStay,
  isReady: boolean,
): CheaperDatesQuery['cheaperDates'] => {
  const { checkIn, checkOut, party, wishes } = stay;
  const isVisible = usePageVisible();
  const hasPaused = useHasLasted(isReady && isVisible && shown.length > 0, PAUSE_MS);
  // Prices that were found stay on screen after the page was in a background tab.
  const [isRequested, setRequested] = useState(false);
  if (hasPaused && !isRequested) setRequested(true);
  const { data } = useCheaperDatesQuery({
    variables: {
      shown: [...shown],
      stay: { checkIn, checkOut, occupancy: { ...party, childrenAges: [...party.childrenAges] } },
      ...wishesInput(wishes),
    },
    skip: !isRequested || !isReady || shown.length === 0,
  });
  const day = today();
  return (data?.cheaperDates ?? []).filter((dates) => dates.stay.checkIn >= day);
};
