/**
 * How values lie in a store: behind the number of the read that brought them. A number without a value is left by a
 * drop: it keeps out what was read before it.
 */

/** A dropped key keeps its number for so long: longer than any read of a source lasts. */
export const DROPPED_MS = 5 * 60_000;

export const fenced = (turn: number, value: string): string => `${turn}|${value}`;

/** Number of a stored text; 0 where there is none. */
export function fenceOf(stored: string | null | undefined): number {
  const end = stored?.indexOf('|') ?? -1;
  return (end > 0 && Number(stored?.slice(0, end))) || 0;
}

/** The value of a stored text; null for a miss, for what was dropped and for anything without a number. */
export function valueOf(stored: string | null | undefined): string | null {
  if (!stored || fenceOf(stored) === 0) return null;
  return stored.slice(stored.indexOf('|') + 1) || null;
}

/**
 * Numbers that only grow: microseconds since the epoch, or one more than the last where the clock stands or goes back.
 * @param now milliseconds since the epoch
 */
export function createTurnNumbers(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(now() * 1000), last + 1);
    return last;
  };
}
