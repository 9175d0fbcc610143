import type { Clock } from '#domains/booking/ports.ts';
import { type Chaos, MINUTE, SECOND } from './chaos.ts';
import type { Scheduler } from './scheduler.ts';

/** Largest clock skew: machines synchronize their clocks, but never exactly. */
export const MAX_SKEW = 2 * MINUTE;

/**
 * A gateway process from start to end. Once killed, its code never runs again; while paused, its code is
 * delayed.
 */
export interface Life {
  readonly name: string;
  /** The clock of its machine, which may be wrong and may jump. */
  readonly clock: Clock;
  isAlive(): boolean;
  /** False while it is paused, as a health check would report. */
  isAwake(): boolean;
  /** Runs code of this process: now, when the process resumes, or never. */
  deliver(run: () => void): void;
  kill(): void;
  pause(ms: number): void;
  stepClock(): void;
  onDeath(run: () => void): void;
}

export function createLife(name: string, scheduler: Scheduler, chaos: Chaos): Life {
  let isAlive = true;
  let awakeAt = 0;
  let skew = chaos.between(-SECOND, SECOND);
  const mourners: (() => void)[] = [];
  const deliver = (run: () => void): void => {
    if (!isAlive) return;
    if (scheduler.now() >= awakeAt) run();
    else scheduler.after(awakeAt - scheduler.now(), () => deliver(run));
  };
  return {
    name,
    clock: {
      now: () => scheduler.now() + skew,
      sleep: (ms) => new Promise((resolve) => scheduler.after(ms, () => deliver(resolve))),
    },
    isAlive: () => isAlive,
    isAwake: () => scheduler.now() >= awakeAt,
    deliver,
    kill() {
      if (!isAlive) return;
      isAlive = false;
      for (const mourn of mourners) mourn();
    },
    pause: (ms) => void (awakeAt = Math.max(awakeAt, scheduler.now() + ms)),
    stepClock: () => void (skew = chaos.between(-MAX_SKEW, MAX_SKEW)),
    onDeath: (run) => void mourners.push(run),
  };
}
