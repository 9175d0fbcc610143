import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Load average above which elapsed times depend on the machine rather than on the program. */
export const MAX_LOAD = 2.5;
/** Longest wait for a lower load, in milliseconds. */
const MAX_WAIT_MS = 60_000;
const AGAIN_MS = 1_000;

/** Milliseconds that a task takes. */
export async function elapsed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

/** Load average of the last minute. */
export const loadOfMinute = (): number => loadavg()[0] ?? Number.NaN;

/**
 * Waits until the load that earlier rows and the start of processes left behind is below the bound, at most a minute.
 * Called right before elapsed times are measured.
 */
export async function untilQuiet(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  while (loadOfMinute() > MAX_LOAD && performance.now() < until) await pause(AGAIN_MS);
}
