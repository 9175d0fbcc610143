import type { Clock } from '#domains/booking/ports.ts';
import { type Chaos, MINUTE, SECOND } from './chaos.ts';
import type { Scheduler } from './scheduler.ts';

/** Skew of a clock stays below this; time is kept, but never exactly. */
export const MAX_SKEW = 2 * MINUTE;

/** A process of the gateway from its start to its end. Killed, its code never runs again; paused, it runs late. */
export interface Life {
  readonly name: string;
  /** The clock of its machine, which may be wrong and may step. */
  readonly clock: Clock;
  isAlive(): boolean;
  /** False while it is paused, as a health check would see it. */
  isAwake(): boolean;
  /** Runs code of this process: now, when it wakes up, or never. */
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
