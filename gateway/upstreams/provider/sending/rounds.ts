/** What waits for a turn. */
interface Waiting {
  /** On whose behalf; null: our own work, which counts as one more caller. */
  readonly caller: string | null;
  /** What is less goes first among the waiters of one caller. */
  readonly rank: number;
  /** Goes behind everything else, regardless of its caller. */
  readonly isBehind: boolean;
}

/**
 * Waiters whose turns go round between callers: however many one caller has waiting, every other caller is served after
 * one more turn of that one at most.
 */
export interface Rounds<T extends Waiting> {
  add(waiter: T): void;
  remove(waiter: T): void;
  readonly waiters: () => readonly T[];
  /** Whose turn it is among those that may go; nothing changes. */
  next(mayGo: (waiter: T) => boolean): T | undefined;
  /** Takes the waiter out and counts the turn of its caller. */
  serve(waiter: T): void;
}

/** Each caller has a round in which its next turn comes, never earlier than the round that is being served. */
export function createRounds<T extends Waiting>(): Rounds<T> {
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
      const hurried = ready.filter(({ isBehind }) => !isBehind);
      const candidates = hurried.length > 0 ? hurried : ready;
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
