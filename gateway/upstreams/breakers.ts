import {
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  SamplingBreaker,
  circuitBreaker,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel';
import type { IBackoff, IBackoffFactory, IBreaker } from 'cockatiel';
import type { Logger } from 'pino';
import { Fault } from './fault.ts';
import { RETRY_FLOOR, RETRY_SHARE, RETRY_WINDOW_MS } from './budgets.ts';

/** Opens when half of at least 20 calls in 10 s failed, or five in a row. */
class EitherBreaker implements IBreaker {
  private readonly sampling = new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 });
  private readonly consecutive = new ConsecutiveBreaker(5);

  get state(): unknown {
    return null;
  }

  // The policy writes the state only to restore a saved breaker, which never happens here.
  set state(_value: unknown) {}

  success(state: CircuitState): void {
    this.sampling.success(state);
    this.consecutive.success();
  }

  failure(state: CircuitState): boolean {
    const isHalfBad = this.sampling.failure(state);
    return this.consecutive.failure() || isHalfBad;
  }
}

/** A circuit breaker whose state can be read. */
export interface Breaker {
  /** Runs a call, or rejects it without sending it while the breaker is open. */
  execute<T>(run: () => Promise<T>): Promise<T>;
  /**
   * False when a call would be refused now, or would have to wait for another call's probe. Once its open time is over,
   * an open breaker accepts the next call as its probe; reading this value never closes it.
   */
  takesCalls(): boolean;
}

/** Wraps the backoff to report how long each opening lasts, when it starts. */
const observedBackoff = <C>(
  factory: IBackoffFactory<C>,
  onDelay: (ms: number) => void,
): IBackoffFactory<C> => ({
  next: (context): IBackoff<C> => {
    const backoff = factory.next(context);
    onDelay(backoff.duration);
    return { duration: backoff.duration, next: observedBackoff(backoff, onDelay).next };
  },
});

/** How an open breaker recovers. */
export interface BreakerRecovery {
  /**
   * An opening lasts 5 s, and doubles up to this after each call that finds the upstream still failing. Milliseconds.
   */
  readonly longestMs: number;
  /** Tests the upstream in the background when the open time is over; when missing, the next call does. */
  readonly probe?: () => Promise<unknown>;
  /** Ends the probes when it aborts. */
  readonly closing?: AbortSignal;
}

interface BreakerOptions {
  readonly name: string;
  readonly logger: Logger;
  /** Called with true when the breaker opens; it still counts as open while it probes. */
  readonly onChange: (isOpen: boolean) => void;
  readonly rest: BreakerRecovery;
}

const FIRST_REST_MS = 5_000;

/** A probe that came too early is repeated after this time. */
const SOON_MS = 10;

/** A breaker that stays open for a while, and then lets one call or its own probe through. */
export function createBreaker({ name, logger, onChange, rest }: BreakerOptions): Breaker {
  // Tracked here, because the policy reports “open” until the next call, even when its time is over.
  let shutUntil = 0;
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof Fault && error.isServerFailure),
    {
      breaker: new EitherBreaker(),
      halfOpenAfter: observedBackoff(
        new ExponentialBackoff({
          initialDelay: FIRST_REST_MS,
          maxDelay: rest.longestMs,
          exponent: 2,
          generator: noJitterGenerator,
        }),
        (ms) => (shutUntil = Date.now() + ms),
      ),
    },
  );
  const isOver = (): boolean => breaker.state === CircuitState.Open && Date.now() >= shutUntil;

  const { probe, closing } = rest;
  let probing: NodeJS.Timeout | undefined;
  // A failing probe opens the breaker again, which schedules the next one.
  const probeLater = (run: () => Promise<unknown>): void => {
    if (closing?.aborted) return;
    clearTimeout(probing);
    const begin = (): void => {
      if (breaker.state !== CircuitState.Open) return;
      // Timers may fire a millisecond early by the clock, and the policy measures from a moment of its own.
      if (!isOver()) return probeLater(run);
      breaker.execute(run).catch(() => {
        if (isOver()) probeLater(run);
      });
    };
    probing = setTimeout(begin, Math.max(shutUntil - Date.now(), SOON_MS)).unref();
  };
  closing?.addEventListener('abort', () => clearTimeout(probing), { once: true });

  let wasOpen = false;
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open && probe) probeLater(probe);
    const isOpen = state !== CircuitState.Closed;
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    logger.warn({ event: 'breaker.changed', breaker: name, isOpen }, 'circuit breaker changed');
    onChange(isOpen);
  });
  return {
    execute: (run) => breaker.execute(run),
    takesCalls: () => breaker.state === CircuitState.Closed || isOver(),
  };
}

/** Counts calls and retries of one upstream, so that retries never become the main load. */
export interface RetryBudget {
  countCall(): void;
  /** Takes a retry out of the budget. @returns false when it is used up */
  takeRetry(): boolean;
}

/** Allows retries up to a tenth of the calls of the last ten seconds, and a few when there is little traffic. */
export function createRetryBudget(now: () => number): RetryBudget {
  let calls: number[] = [];
  let retries: number[] = [];
  const recent = (moments: number[]): number[] => {
    const since = now() - RETRY_WINDOW_MS;
    const first = moments.findIndex((moment) => moment > since);
    return first === -1 ? [] : moments.slice(first);
  };
  return {
    countCall: () => {
      // Otherwise only retries trim the list, and an upstream without failures has none.
      if (calls.length > 10_000) calls = recent(calls);
      calls.push(now());
    },
    takeRetry: () => {
      calls = recent(calls);
      retries = recent(retries);
      if (retries.length >= Math.max(RETRY_FLOOR, Math.floor(calls.length * RETRY_SHARE))) return false;
      retries.push(now());
      return true;
    },
  };
}
