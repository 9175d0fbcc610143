/**
 * Stored texts consist of a number and a value: the number of the read that returned the value. A number without a
 * value marks a dropped key and keeps out values that were read before.
 */

/** How long a dropped key keeps its number: longer than any read of a source. */
export const DROPPED_MS = 5 * 60_000;

export const withVersion = (version: number, value: string): string => `${version}|${value}`;

/** Version of a stored text; 0 when it has none. */
export function versionOf(stored: string | null | undefined): number {
  const end = stored?.indexOf('|') ?? -1;
  return (end > 0 && Number(stored?.slice(0, end))) || 0;
}

/** Value of a stored text; null for a miss, for a dropped key and for a text without a version. */
export function valueOf(stored: string | null | undefined): string | null {
  if (!stored || versionOf(stored) === 0) return null;
  return stored.slice(stored.indexOf('|') + 1) || null;
}

/** Value of stored bytes, which need not be text; null as for `valueOf`. */
export function valueBytesOf(stored: Buffer | null): Buffer | null {
  const end = stored?.indexOf('|') ?? -1;
  if (!stored || versionOf(stored.toString('latin1', 0, end + 1)) === 0) return null;
  return end + 1 < stored.length ? stored.subarray(end + 1) : null;
}

/**
 * Generates increasing versions: microseconds since the epoch, or one more than the last when the clock stops or goes
 * back.
 * @param now milliseconds since the epoch
 */
export function createVersionNumbers(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(now() * 1000), last + 1);
    return last;
  };
}
