/** When the stored responses on screen were read, epoch milliseconds, by the name of the query. */
const readTimes = new Map<string, number>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Age of the pages that this device shows from storage. Each query is counted separately, so that a live response of
 * one query does not hide the age of another.
 */
export const shownAge = {
  /** When the oldest of them was read, epoch milliseconds; null while all of them are live. */
  read: (): number | null => (readTimes.size === 0 ? null : Math.min(...readTimes.values())),
  /** A stored response of a query is now on screen. */
  showStored: (name: string, savedAt: number): void => {
    if (readTimes.get(name) === savedAt) return;
    readTimes.set(name, savedAt);
    notify();
  },
  /** A live response of a query is now on screen. */
  showLive: (name: string): void => {
    if (readTimes.delete(name)) notify();
  },
  /**
   * Removes queries that no component shows.
   * @param shown names of those that are on screen
   */
  keepOnly: (shown: ReadonlySet<string>): void => {
    const hidden = [...readTimes.keys()].filter((name) => !shown.has(name));
    for (const name of hidden) readTimes.delete(name);
    if (hidden.length > 0) notify();
  },
  /** No stored response is shown any more, because another person is signed in. */
  clear: (): void => {
    readTimes.clear();
    notify();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
