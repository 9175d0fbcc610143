import { useEffect, useState } from 'react';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';

/** Pauses between requests for late pictures. The server loads them in the background, so a request is cheap. */
const PAUSES_MS = [1_500, 3_000, 6_000, 12_000] as const;

/** How often each hotel was requested, by id. */
type Times = ReadonlyMap<string, number>;
const NEVER: Times = new Map();

/**
 * Requests a list again when some of its pictures were late: a few times for each hotel and with growing pauses.
 * Counting by hotel gives hotels that join later their own attempts, and ends the requests for a picture that appears
 * and disappears.
 * @param hotels of the last response; pictures that are null are late
 * @param viewKey another view starts over
 * @param isBusy true while the list is being requested anyway
 */
export const useLatePictures = (
  hotels: readonly Pick<HotelCard_HotelFragment, 'id' | 'images'>[] | undefined,
  viewKey: string,
  { isBusy, ask }: { readonly isBusy: boolean; readonly ask: () => Promise<unknown> },
): void => {
  const [attempts, setAttempts] = useState({ viewKey, times: NEVER });
  const times = attempts.viewKey === viewKey ? attempts.times : NEVER;
  const late = hotels?.filter(({ images }) => images === null).map(({ id }) => id) ?? [];
  const lateIds = late.join(' ');
  const pause = late.length === 0 ? undefined : PAUSES_MS[Math.min(...late.map((id) => times.get(id) ?? 0))];
  useEffect(() => {
    if (isBusy || pause === undefined) return undefined;
    const timer = setTimeout(() => {
      const turns = lateIds.split(' ').map((id) => [id, (times.get(id) ?? 0) + 1] as const);
      setAttempts({ viewKey, times: new Map([...times, ...turns]) });
      void ask();
    }, pause);
    return () => clearTimeout(timer);
  }, [lateIds, isBusy, pause, times, viewKey, ask]);
};
