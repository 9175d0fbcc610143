/** A call in the queue. */
interface Waiting {
  /** The caller; null for the gateway's own work, which counts as one caller. */
  readonly caller: string | null;
  /** Order among the waiters of one caller, lowest first. */
  readonly rank: number;
  /** Served after all other waiters, of any caller. */
  readonly isLow: boolean;
}

/**
 * A queue that alternates between callers: however many calls one caller has waiting, every other caller is served
 * after at most one more of them.
 */
export interface RoundRobinQueue<T extends Waiting> {
  add(waiter: T): void;
  remove(waiter: T): void;
  readonly waiters: () => readonly T[];
  /** The next waiter among those that may start; changes nothing. */
  next(mayGo: (waiter: T) => boolean): T | undefined;
  /** Removes the waiter and counts the turn of its caller. */
  serve(waiter: T): void;
}

/**
 * Round-robin queue. For each caller it stores the round in which the caller is served next, at least the current one.
 */
export function createRoundRobinQueue<T extends Waiting>(): RoundRobinQueue<T> {
  let waiters: readonly T[] = [];
  let now = 0;
  const roundOf = new Map<T['caller'], number>();
  const round = (caller: T['caller']): number => roundOf.get(caller) ?? now;
  const isWaiting = (caller: T['caller']): boolean => waiters.some((waiter) => waiter.caller === caller);
  const remove = (waiter: T): void => {
    waiters = waiters.filter((other) => other !== waiter);
  };

  return {
    waiters: () => waiters,
    add: (waiter) => {
      if (!isWaiting(waiter.caller)) roundOf.set(waiter.caller, Math.max(now, round(waiter.caller)));
      waiters = [...waiters, waiter];
    },
    remove,
    next: (mayGo) => {
      const ready = waiters.filter(mayGo);
      const urgent = ready.filter(({ isLow }) => !isLow);
      const candidates = urgent.length > 0 ? urgent : ready;
      const first = Math.min(...candidates.map(({ caller }) => round(caller)));
      const caller = candidates.find((waiter) => round(waiter.caller) === first)?.caller;
      const own = candidates.filter((waiter) => waiter.caller === caller);
      const best = Math.min(...own.map(({ rank }) => rank));
      return own.find(({ rank }) => rank === best);
    },
    serve: (waiter) => {
      remove(waiter);
      now = Math.max(now, round(waiter.caller));
      roundOf.set(waiter.caller, round(waiter.caller) + 1);
      for (const [caller, at] of roundOf) if (at <= now && !isWaiting(caller)) roundOf.delete(caller);
    },
  };
}
