import { useEffect, useState } from 'react';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { WITHOUT_PICTURES_MS } from '#shared/hotel/picture-times.ts';

/**
 * Pauses between requests for late pictures, in milliseconds. The server loads them in the background, so a request is
 * cheap.
 */
const PAUSES_MS = [1_500, 3_000, 6_000, 12_000] as const;

interface Asking {
  /** True while the search is running; for a while the server then returns only pictures that it already knows. */
  readonly isRunning: boolean;
  /** True while the list is being requested anyway. */
  readonly isBusy: boolean;
  readonly ask: () => Promise<unknown>;
}

/** Number of requests for each hotel, by id. */
type Times = ReadonlyMap<string, number>;
const NEVER: Times = new Map();

/**
 * Requests a list again while some of its pictures are late: a few times for each hotel, with growing pauses. Attempts
 * are counted by hotel, so that hotels added later get their own attempts and the number of requests is limited.
 * @param hotels hotels of the last response; `images` is null for late pictures
 * @param viewKey key of the view; attempts start over with another one
 */
export const useLatePictures = (
  hotels: readonly Pick<HotelCard_HotelFragment, 'id' | 'images'>[] | undefined,
  viewKey: string,
  { isRunning, isBusy, ask }: Asking,
): void => {
  const [attempts, setAttempts] = useState({ viewKey, times: NEVER });
  const times = attempts.viewKey === viewKey ? attempts.times : NEVER;
  const late = hotels?.filter(({ images }) => images === null).map(({ id }) => id) ?? [];
  const lateIds = late.join(' ');
  const usual = late.length === 0 ? undefined : PAUSES_MS[Math.min(...late.map((id) => times.get(id) ?? 0))];
  const pause = usual && Math.max(usual, isRunning ? WITHOUT_PICTURES_MS : 0);
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
