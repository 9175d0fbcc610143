import { useEffect, useState } from 'react';
import type { HotelCard_HotelFragment } from '../../generated/graphql.ts';

/** Between looks for late pictures; the source answers behind the list, so that a look costs little. */
const PAUSES_MS = [1_500, 3_000, 6_000, 12_000] as const;

/**
 * Asks again for a list of which some pictures came too late, a few times and ever less often.
 * @param hotels of the last answer; pictures that are null are late
 * @param viewKey of another list begins anew
 * @param isBusy while something is asked anyhow
 */
export const useLatePictures = (
  hotels: readonly Pick<HotelCard_HotelFragment, 'images'>[] | undefined,
  viewKey: string,
  { isBusy, ask }: { readonly isBusy: boolean; readonly ask: () => Promise<unknown> },
): void => {
  const [asked, setAsked] = useState({ viewKey, times: 0 });
  const times = asked.viewKey === viewKey ? asked.times : 0;
  const isLate = hotels?.some(({ images }) => images === null) ?? false;
  const pause = PAUSES_MS[times];
  useEffect(() => {
    if (!isLate || isBusy || pause === undefined) return undefined;
    const timer = setTimeout(() => {
      setAsked({ viewKey, times: times + 1 });
      void ask();
    }, pause);
    return () => clearTimeout(timer);
  }, [isLate, isBusy, pause, times, viewKey, ask]);
};
