import { AppError } from '../errors.ts';

export interface Load {
  /** Number of requests that have not been answered yet. */
  inFlight(): number;
  /** How late timers fire, on average over the last moments, in milliseconds. */
  loopDelayMs(): number;
}

/** Load from which requests are refused. */
export interface LoadLimits {
  readonly maxInFlight: number;
  readonly maxLoopDelayMs: number;
}

/** Shedding priority: reads of visitors are refused first, then everything except operations that move money. */
export type ShedPriority = 'first' | 'later' | 'never';

/** Facts about a request before any of it is executed. */
export interface RequestFacts {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly rootFields: readonly string[];
  /** True with a session, also when the platform could not say whose it is. */
  readonly hasSession: boolean;
}

/** Operations after Pay or Cancel was pressed: they are recorded and must be completed. */
const neverShed: ReadonlySet<string> = new Set(['confirmBooking', 'cancelBooking']);

/**
 * Requests of members and administrators, and writes, are refused from this multiple of the limits on, when refusing
 * visitors' reads was not enough.
 */
const LATER = 1.5;

/** Refused callers are told to retry after 1, 2 or 3 seconds, so that they do not all return together. */
const MIN_WAIT_S = 1;
const SPREAD_S = 3;

export function shedPriorityOf({ kind, rootFields, hasSession }: RequestFacts): ShedPriority {
  if (kind === 'mutation') return rootFields.some((field) => neverShed.has(field)) ? 'never' : 'later';
  return hasSession ? 'later' : 'first';
}

export interface LoadShedder {
  /** Admits a request. @throws AppError OVERLOADED with `retryAfter` in seconds */
  admit(request: RequestFacts): void;
}

interface Deps {
  readonly load: Load;
  readonly limits: LoadLimits;
  readonly onShed: (priority: ShedPriority) => void;
  /** 0 to 1; spreads the retries of refused callers. */
  readonly random?: () => number;
}

/** Refuses requests that can wait while the instance is over one of its limits. */
export function createLoadShedder({ load, limits, onShed, random = Math.random }: Deps): LoadShedder {
  return {
    admit: (request) => {
      const pressure = Math.max(
        load.inFlight() / limits.maxInFlight,
        load.loopDelayMs() / limits.maxLoopDelayMs,
      );
      if (pressure <= 1) return;
      const priority = shedPriorityOf(request);
      if (priority === 'never' || (priority === 'later' && pressure <= LATER)) return;
      onShed(priority);
      const retryAfter = MIN_WAIT_S + Math.floor(random() * SPREAD_S);
      throw new AppError('OVERLOADED', { status: 503, retryAfter });
    },
  };
}
