const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Pause before a request is repeated: 2 s, then twice as long each time, up to a minute.
 * @param failures failed attempts before the latest one
 * @returns milliseconds
 */
export const backoffDelay = (failures: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
