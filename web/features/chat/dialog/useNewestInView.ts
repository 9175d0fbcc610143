import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Pixels between the top of the log and the start of a reply that is longer than the log. */
const gapAbove = 8;
const tolerance = 4;

interface Followed {
  /** Scroll position that was set last. */
  position: number;
  turns: number;
}

const follow = (box: HTMLElement | null, last: Followed, isForced: boolean): void => {
  if (!box) return;
  if (!isForced && Math.abs(box.scrollTop - last.position) > tolerance) return;
  const newest = box.querySelector<HTMLElement>('[data-newest]');
  const end = box.scrollHeight - box.clientHeight;
  box.scrollTop = newest ? Math.min(end, newest.offsetTop - gapAbove) : 0;
  last.position = box.scrollTop;
};

/**
 * Keeps the newest turn, the element with `data-newest`, in view: scrolls to the end of the log, but never past the
 * start of that turn. A user who has scrolled elsewhere stays there until they send a message.
 * @param progress changes while a reply is being received; the log is scrolled on each change
 */
export const useNewestInView = (
  log: RefObject<HTMLElement | null>,
  turns: number,
  isPending: boolean,
  progress: unknown,
): void => {
  const last = useRef<Followed>({ position: 0, turns: 0 });

  useLayoutEffect(() => {
    const isSent = isPending && turns !== last.current.turns;
    last.current.turns = turns;
    follow(log.current, last.current, isSent);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the text is not used, but it makes the log longer
  }, [log, turns, isPending, progress]);

  // An on-screen keyboard reduces the height of the log.
  useEffect(() => {
    if (!log.current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => follow(log.current, last.current, false));
    observer.observe(log.current);
    return () => observer.disconnect();
  }, [log]);
};
