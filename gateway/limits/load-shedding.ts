import { AppError } from '../errors.ts';

/** How busy this instance is at the moment. */
export interface Load {
  /** Requests that came in and have not been answered. */
  inFlight(): number;
  /** How late timers fire, on average over the last moments, in milliseconds. */
  loopDelayMs(): number;
}

/** From where on requests are refused. */
export interface LoadLimits {
  readonly maxInFlight: number;
  readonly maxLoopDelayMs: number;
}

/** Whose turn it is to be refused: visitors' reads first, then whatever does not move money, and that never. */
export type Turn = 'first' | 'later' | 'never';

/** What is known of a request before any of it is executed. */
export interface Asked {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly rootFields: readonly string[];
  /** True with a session, also with one whose owner the platform could not name. */
  readonly isSomebody: boolean;
}

/** The traveller has pressed Pay or Cancel: what follows is on record and must come to its end. */
const untouchable: ReadonlySet<string> = new Set(['confirmBooking', 'cancelBooking']);

/** Members, administrators and writes are refused only when leaving out visitors' reads has not helped. */
const LATER = 1.5;

const SHORTEST_WAIT_S = 1;
const SPREAD_S = 3;

export function turnOf({ kind, rootFields, isSomebody }: Asked): Turn {
  if (kind === 'mutation') return rootFields.some((field) => untouchable.has(field)) ? 'never' : 'later';
  return isSomebody ? 'later' : 'first';
}

export interface LoadShedder {
  /** Lets a request in. @throws AppError OVERLOADED with `retryAfter` in seconds */
  admit(asked: Asked): void;
}

interface Deps {
  readonly load: Load;
  readonly limits: LoadLimits;
  readonly onShed: (turn: Turn) => void;
  /** 0 to 1; spreads the return of those who were refused. */
  readonly random?: () => number;
}

/** Refuses what can wait while the instance is over one of its limits. */
export function createLoadShedder({ load, limits, onShed, random = Math.random }: Deps): LoadShedder {
  return {
    admit: (asked) => {
      const pressure = Math.max(
        load.inFlight() / limits.maxInFlight,
        load.loopDelayMs() / limits.maxLoopDelayMs,
      );
      if (pressure <= 1) return;
      const turn = turnOf(asked);
      if (turn === 'never' || (turn === 'later' && pressure <= LATER)) return;
      onShed(turn);
      const retryAfter = SHORTEST_WAIT_S + Math.floor(random() * SPREAD_S);
      throw new AppError('OVERLOADED', { status: 503, retryAfter });
    },
  };
}
