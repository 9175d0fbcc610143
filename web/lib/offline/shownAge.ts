/** When the stored responses on screen were read, epoch milliseconds, by the name of the query. */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Age of the pages that this device shows from storage. Each query counts for itself, so that one live response does
 * not hide the age of another.
 */
export const shownAge = {
  /** When the oldest of them was read, epoch milliseconds; null while all of them are live. */
  read: (): number | null => (kept.size === 0 ? null : Math.min(...kept.values())),
  /** A stored response of a query is now on screen. */
  showKept: (name: string, savedAt: number): void => {
    if (kept.get(name) === savedAt) return;
    kept.set(name, savedAt);
    tell();
  },
  /** A live response of a query is now on screen. */
  showLive: (name: string): void => {
    if (kept.delete(name)) tell();
  },
  /**
   * Removes queries that no component shows.
   * @param shown names of those that are on screen
   */
  keepOnly: (shown: ReadonlySet<string>): void => {
    const gone = [...kept.keys()].filter((name) => !shown.has(name));
    for (const name of gone) kept.delete(name);
    if (gone.length > 0) tell();
  },
  /** No stored response is shown any more, because another person is signed in. */
  clear: (): void => {
    kept.clear();
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
