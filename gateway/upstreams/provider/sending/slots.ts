import type { Pool } from '#upstreams/budgets.ts';
import type { CallOptions } from '../hotel-provider.ts';

/** Share of a pool that calls of each priority may fill, so that calls that a traveller waits for find a slot. */
const SHARE_OF_PRIORITY = { high: 1, normal: 0.75, low: 0.5 } as const;
/** Share of a pool that one caller may fill. */
const SHARE_OF_CALLER = 0.75;

type Priority = NonNullable<CallOptions['priority']>;

/**
 * The slots that running calls take in each pool, counted by caller. A caller of null is the gateway itself, which may
 * fill a whole pool.
 */
export interface Slots {
  /** True when a call of this caller and priority may start. */
  isFree(pool: Pool, caller: string | null, priority: Priority): boolean;
  /** Free slots of the pool. */
  left(pool: Pool): number;
  /** Slots that this caller may still fill. */
  leftTo(pool: Pool, caller: string | null): number;
  take(pool: Pool, caller: string | null): void;
  release(pool: Pool, caller: string | null): void;
}

/** Starts with empty pools. */
export function createSlots(): Slots {
  const running = new Map<string, Map<string | null, number>>();

  const runningOf = (pool: Pool, caller: string | null): number => running.get(pool.name)?.get(caller) ?? 0;
  const runningIn = (pool: Pool): number =>
    [...(running.get(pool.name)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const count = (pool: Pool, caller: string | null, change: 1 | -1): void => {
    const counts = running.get(pool.name) ?? new Map<string | null, number>();
    const after = (counts.get(caller) ?? 0) + change;
    if (after > 0) counts.set(caller, after);
    else counts.delete(caller);
    running.set(pool.name, counts);
  };
  const shareOf = (pool: Pool, caller: string | null): number =>
    caller === null ? pool.inFlight : Math.ceil(pool.inFlight * SHARE_OF_CALLER);
  const leftTo = (pool: Pool, caller: string | null): number =>
    shareOf(pool, caller) - runningOf(pool, caller);

  return {
    isFree: (pool, caller, priority) =>
      runningIn(pool) < Math.ceil(pool.inFlight * SHARE_OF_PRIORITY[priority]) && leftTo(pool, caller) > 0,
    left: (pool) => pool.inFlight - runningIn(pool),
    leftTo,
    take: (pool, caller) => count(pool, caller, 1),
    release: (pool, caller) => count(pool, caller, -1),
  };
}
