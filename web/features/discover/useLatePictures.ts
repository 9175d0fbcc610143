import { useEffect, useState } from 'react';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';

/** Between looks for late pictures; the source answers behind the list, so that a look costs little. */
const PAUSES_MS = [1_500, 3_000, 6_000, 12_000] as const;

/** How often each hotel was asked for, by id. */
type Times = ReadonlyMap<string, number>;
const NEVER: Times = new Map();

/**
 * Asks again for a list of which some pictures came too late: for each hotel a few times and ever less often, so that
 * hotels which come into the view later have their turns, and a picture that comes and goes is not asked for without end.
 * @param hotels of the last answer; pictures that are null are late
 * @param viewKey of another view starts over
 * @param isBusy while something is asked anyhow
 */
export const useLatePictures = (
  hotels: readonly Pick<HotelCard_HotelFragment, 'id' | 'images'>[] | undefined,
  viewKey: string,
  { isBusy, ask }: { readonly isBusy: boolean; readonly ask: () => Promise<unknown> },
): void => {
  const [asked, setAsked] = useState({ viewKey, times: NEVER });
  const times = asked.viewKey === viewKey ? asked.times : NEVER;
  const late = hotels?.filter(({ images }) => images === null).map(({ id }) => id) ?? [];
  const lateIds = late.join(' ');
  const pause = late.length === 0 ? undefined : PAUSES_MS[Math.min(...late.map((id) => times.get(id) ?? 0))];
  useEffect(() => {
    if (isBusy || pause === undefined) return undefined;
    const timer = setTimeout(() => {
      const turns = lateIds.split(' ').map((id) => [id, (times.get(id) ?? 0) + 1] as const);
      setAsked({ viewKey, times: new Map([...times, ...turns]) });
      void ask();
    }, pause);
    return () => clearTimeout(timer);
  }, [lateIds, isBusy, pause, times, viewKey, ask]);
};
