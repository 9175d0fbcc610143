import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePlaceNames } from '#lib/search/destination/usePlaceNames.ts';
import { useHotelCount } from '#lib/search/filters/useHotelCount.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import type { Result } from './useResults.ts';
import { incompleteProgress, useIncompleteText } from './useIncompleteText.ts';
import type { Search } from './useSearch.ts';
import { messages } from './components/results/Results.messages.ts';

/** Returns a function for the text with the number of hotels. For a country it says “a selection”, like the heading. */
function useFoundText({ criteria }: Search) {
  const intl = useIntl();
  const hotelCount = useHotelCount();
  const { city, country } = usePlaceNames(criteria);
  const isSelection = city === '' && country !== '';
  return useCallback(
    (count: number, soldOut: number): string => {
      const hotels = hotelCount(count, soldOut);
      if (isSelection && count > 0) return intl.formatMessage(messages.saidSelection, { hotels });
      return soldOut > 0 ? hotels : intl.formatMessage(messages.saidCount, { count });
    },
    [intl, hotelCount, isSelection],
  );
}

/** Announces the number of hotels once a list is complete, and the page number when another page is shown. */
export const useAnnouncedResults = (search: Search, result: Result | undefined, isStale: boolean) => {
  const intl = useIntl();
  const foundText = useFoundText(search);
  const announce = useAnnounce();
  const isReady = result !== undefined && result.progress.complete && !isStale;
  const count = result?.pageInfo.totalItems ?? 0;
  const soldOut = result?.soldOut ?? 0;
  const partText = useIncompleteText();
  const part = incompleteProgress(result);
  const partly = part && partText(part);
  const { page: current = 1, totalPages: total = 1 } = result?.pageInfo ?? {};
  const announced = useRef({ count, current });
  useEffect(() => {
    if (!isReady) return;
    const page = intl.formatMessage(messages.page, {
      current: intl.formatNumber(current),
      total: intl.formatNumber(total),
    });
    const isOtherPage = announced.current.count === count && announced.current.current !== current;
    announce(isOtherPage ? page : [foundText(count, soldOut), partly].filter(Boolean).join('. '));
    announced.current = { count, current };
  }, [isReady, count, soldOut, partly, current, total, intl, foundText, announce]);
};
