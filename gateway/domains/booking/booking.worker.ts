import type { BookingService } from './booking.service.ts';

/** Fraction by which each pause varies, so that instances do not run in step. */
const JITTER = 0.2;
/** Longest time that a shutdown waits for a running round; other instances resolve what is still pending then. */
const LAST_ROUND_MS = 10_000;

interface WatchDeps {
  readonly booking: Pick<BookingService, 'reconcileDue' | 'auditReservations'>;
  readonly reconcileMs: number;
  readonly auditMs: number;
  readonly logger: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
  };
}

/** The periodic jobs of this instance. */
export interface BookingWorker {
  /** Starts no further round, and waits a limited time for a running one to end. */
  stop(): Promise<void>;
}

/** Reconciles and audits until stopped. Every instance does so; simultaneous rounds do no harm. */
export function startBookingWorker({ booking, reconcileMs, auditMs, logger }: WatchDeps): BookingWorker {
  const rounds = [
    repeatWithPauses('reconcileDue', reconcileMs, () => booking.reconcileDue(), logger),
    repeatWithPauses('audit', auditMs, () => booking.auditReservations(), logger),
  ];
  return { stop: async () => void (await Promise.all(rounds.map((round) => round.stop()))) };
}

/**
 * Runs one round after another, with a pause between them. A failure is logged once when it starts and once when it is
 * over.
 */
function repeatWithPauses(
  round: string,
  ms: number,
  run: () => Promise<unknown>,
  logger: WatchDeps['logger'],
): BookingWorker {
  const state: { isStopped: boolean; isFailing: boolean; timer?: NodeJS.Timeout; job?: Promise<void> } = {
    isStopped: false,
    isFailing: false,
  };
  const once = async (): Promise<void> => {
    try {
      await run();
      if (state.isFailing) logger.info({ round }, 'the booking worker works again');
      state.isFailing = false;
    } catch (cause) {
      if (!state.isFailing) logger.warn({ err: cause, round }, 'the booking worker failed');
      state.isFailing = true;
    }
    schedule();
  };
  const schedule = (): void => {
    if (state.isStopped) return;
    const pause = ms * (1 - JITTER + 2 * JITTER * Math.random());
    state.timer = setTimeout(() => {
      state.job = once();
    }, pause).unref();
  };
  schedule();
  return {
    async stop() {
      state.isStopped = true;
      clearTimeout(state.timer);
      const enough = new Promise<void>((resolve) => void setTimeout(resolve, LAST_ROUND_MS).unref());
      await Promise.race([state.job, enough]);
    },
  };
}
