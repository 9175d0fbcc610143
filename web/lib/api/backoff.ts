const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * How long to wait before somebody who did not answer is asked again: 2 s, then twice as long each time, up to a minute.
 * @param failures so far without an answer, before this one
 * @returns milliseconds
 */
export const backoffDelay = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
