import { AppError } from '#gateway/errors.ts';
import type { Pool } from '#upstreams/budgets.ts';
import type { CallOptions } from '../hotel-provider.ts';
import type { RateClass, Rate } from './rate.ts';
import { createSlots } from './slots.ts';
import { createRoundRobinQueue, type RoundRobinQueue } from './round-robin-queue.ts';

/** Facts about a call that the throttle needs. */
export interface ThrottledCall extends CallOptions {
  readonly call: string;
  readonly rateClass: RateClass;
  readonly pool: Pool;
}

/** Delays calls until the provider's rate allows them, alternating between callers. */
export interface Throttle {
  /**
   * Sends the call when it is its turn. When the provider refuses it because of too many calls (429), the class is
   * blocked in every instance for the requested time, and the call is sent again after that, twice at most.
   * @param send performs the call; it is passed a function to await before each repeated attempt, whose `signal` ends
   * that wait
   * @throws AppError PROVIDER_UNAVAILABLE when the queue or the caller's part of it is full, RATE_LIMITED when it would
   * have to wait too long
   */
  run<T>(
    call: ThrottledCall,
    send: (again: (signal: AbortSignal) => Promise<void>) => Promise<T>,
  ): Promise<T>;
  /** Takes a slot of the class without waiting: for calls that must never be delayed but still count. */
  count(rateClass: RateClass): void;
}

/**
 * Longest wait by class: short for sales, because the traveller sees no progress; long for reads, because a search
 * shows it.
 */
const MAX_WAIT_MS: Readonly<Record<RateClass, number>> = { read: 60_000, sale: 10_000, recovery: 40_000 };
const MAX_REPEATS = 2;
/** Shorter waits are not reported. */
const REPORTED_WAIT_MS = 500;
const USUAL_PAUSE_MS = 2_000;
/** Also used when the provider names no pause, because a block of zero milliseconds would never end. */
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
const RANKS = { high: 0, normal: 1, low: 2 } as const;
/** Share of the queue that one caller may fill. */
const QUEUE_SHARE = 0.5;

interface Waiter {
  readonly call: ThrottledCall;
  readonly caller: string | null;
  readonly rank: number;
  readonly isLow: boolean;
  readonly start: () => void;
  readonly refuse: (cause: AppError) => void;
}

interface Waiting {
  readonly call: ThrottledCall;
  readonly caller: string | null;
  /** Longest wait in milliseconds. */
  readonly ms: number;
  readonly onStart: (pool: Pool, caller: string | null) => void;
}

interface Queue {
  readonly waiting: RoundRobinQueue<Waiter>;
  isDraining: boolean;
  /** Milliseconds since the epoch; only what this instance has seen itself. */
  pausedUntil: number;
}

interface ThrottleOptions {
  /** Identifies the caller on whose behalf a call is made; null for the gateway's own work. */
  readonly caller?: () => string | null;
  readonly now?: () => number;
}

/** Adds a call to the queue. Resolves when it may be sent; rejects when its time is over or its signal aborts. */
function waitIn(waiters: RoundRobinQueue<Waiter>, { call, caller, ms, onStart }: Waiting): Promise<void> {
  return new Promise((resolve, reject) => {
    let isReported = false;
    const report = setTimeout(() => {
      isReported = true;
      call.onWait?.(true);
    }, REPORTED_WAIT_MS);
    const leave = (): void => {
      clearTimeout(report);
      clearTimeout(late);
      call.signal?.removeEventListener('abort', giveUp);
      if (isReported) call.onWait?.(false);
    };
    const refuse = (cause: AppError): void => {
      waiters.remove(waiter);
      leave();
      reject(cause);
    };
    const giveUp = (): void => refuse(tooMany(call, call.signal?.aborted ? 'TIMEOUT' : 'RATE_LIMITED'));
    const late = setTimeout(giveUp, Math.max(0, ms));
    const { priority = 'high' } = call;
    const waiter: Waiter = {
      call,
      caller,
      rank: RANKS[priority],
      isLow: priority === 'low',
      refuse,
      start: () => {
        onStart(call.pool, caller);
        leave();
        resolve();
      },
    };
    call.signal?.addEventListener('abort', giveUp, { once: true });
    waiters.add(waiter);
  });
}

export function createThrottle(
  rate: Rate,
  { caller: callerNow = () => null, now = Date.now }: ThrottleOptions = {},
): Throttle {
  const queues: Readonly<Record<RateClass, Queue>> = { read: queue(), sale: queue(), recovery: queue() };
  const slots = createSlots();

  const hasSlot = ({ call: { pool, priority = 'high' }, caller }: Waiter): boolean =>
    slots.isFree(pool, caller, priority);

  /** Makes room for a call. In a full queue it replaces the newest call of a caller who has more of them. */
  const makeRoom = (call: ThrottledCall, caller: string | null): boolean => {
    const { pool, rateClass } = call;
    const queued = queues[rateClass].waiting.waiters().filter((waiter) => waiter.call.pool === pool);
    const of = (whose: string | null) => queued.filter((waiter) => waiter.caller === whose);
    const own = of(caller).length;
    const part = Math.ceil(pool.queue * QUEUE_SHARE) + slots.leftTo(pool, caller);
    if (caller !== null && own >= part) return false;
    if (queued.length < pool.queue + slots.left(pool)) return true;
    const callers = [...new Set(queued.map((waiter) => waiter.caller))];
    const most =
      callers
        .map(of)
        .toSorted((one, other) => one.length - other.length)
        .at(-1) ?? [];
    if (most.length <= own + 1) return false;
    const newest = most.at(-1);
    newest?.refuse(tooMany(newest.call, 'PROVIDER_UNAVAILABLE'));
    return true;
  };

  const next = ({ waiting }: Queue): Waiter | undefined => waiting.next(hasSlot);

  /** Runs once at a time per class: the first call takes a slot while the others wait. */
  const drain = async (rateClass: RateClass): Promise<void> => {
    const own = queues[rateClass];
    if (own.isDraining) return;
    own.isDraining = true;
    while (next(own)) {
      const wait = Math.max(own.pausedUntil - now(), await rate.take(rateClass));
      // A call that arrived meanwhile may come first.
      const waiter = wait > 0 ? undefined : next(own);
      if (wait > 0) await sleep(wait);
      if (!waiter) continue;
      own.waiting.serve(waiter);
      waiter.start();
    }
    own.isDraining = false;
  };

  const waitForSlot = async (call: ThrottledCall, caller: string | null, deadline: number): Promise<void> => {
    if (call.signal?.aborted) throw tooMany(call, 'TIMEOUT');
    const own = queues[call.rateClass];
    if (!makeRoom(call, caller)) throw tooMany(call, 'PROVIDER_UNAVAILABLE');
    if (own.pausedUntil > deadline) throw tooMany(call, 'RATE_LIMITED', own.pausedUntil - now());
    const started = waitIn(own.waiting, { call, caller, ms: deadline - now(), onStart: slots.take });
    void drain(call.rateClass);
    return started;
  };

  const pause = async (rateClass: RateClass, seconds: number | undefined): Promise<void> => {
    const requestedMs = seconds === undefined ? USUAL_PAUSE_MS : seconds * 1000;
    const ms = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, requestedMs));
    queues[rateClass].pausedUntil = Math.max(queues[rateClass].pausedUntil, now() + ms);
    await rate.block(rateClass, ms).catch(() => undefined);
  };

  const takeSlotAgain = async (call: ThrottledCall, signal: AbortSignal): Promise<void> => {
    for (;;) {
      // The caller has left, so it must not use up the slots of others.
      if (signal.aborted) throw tooMany(call, 'TIMEOUT');
      const wait = await rate.take(call.rateClass);
      if (wait === 0) return;
      await sleep(wait, signal);
    }
  };

  return {
    count: (rateClass) => void rate.take(rateClass).catch(() => undefined),
    run: async (call, send) => {
      const deadline = now() + MAX_WAIT_MS[call.rateClass];
      const caller = callerNow();
      for (let refusals = 0; ; refusals += 1) {
        await waitForSlot(call, caller, deadline);
        try {
          return await send((signal) => takeSlotAgain(call, signal));
        } catch (cause) {
          if (!(cause instanceof AppError) || cause.code !== 'RATE_LIMITED') throw cause;
          await pause(call.rateClass, cause.facts.retryAfter);
          if (refusals >= MAX_REPEATS || queues[call.rateClass].pausedUntil > deadline) throw cause;
        } finally {
          slots.release(call.pool, caller);
          void drain(call.rateClass);
        }
      }
    },
  };
}

const queue = (): Queue => ({ waiting: createRoundRobinQueue(), isDraining: false, pausedUntil: 0 });

const tooMany = (
  { call }: ThrottledCall,
  code: 'PROVIDER_UNAVAILABLE' | 'RATE_LIMITED' | 'TIMEOUT',
  ms = USUAL_PAUSE_MS,
): AppError =>
  new AppError(code, {
    upstream: 'hotel-provider',
    call,
    reason: code === 'PROVIDER_UNAVAILABLE' ? 'queue full' : 'waited too long in the queue',
    ...(code === 'RATE_LIMITED' && { retryAfter: Math.ceil(ms / 1000) }),
  });

const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
