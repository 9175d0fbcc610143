/** When what is shown from this device was read, epoch milliseconds, by the name of the read. */
const kept = new Map<string, number>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** How old the pages are that answer from this device; each read counts for itself, so that one live answer hides no other's age. */
export const shownAge = {
  /** When the oldest of them was read, epoch milliseconds; null while all of it is live. */
  read: (): number | null => (kept.size === 0 ? null : Math.min(...kept.values())),
  /** The answer of a read that was kept then is shown now. */
  showKept: (name: string, savedAt: number): void => {
    if (kept.get(name) === savedAt) return;
    kept.set(name, savedAt);
    tell();
  },
  /** A read was answered: what it shows is of now. */
  showLive: (name: string): void => {
    if (kept.delete(name)) tell();
  },
  /** Reads that nothing shows have no age. @param shown names of those that are on screen */
  keepOnly: (shown: ReadonlySet<string>): void => {
    const gone = [...kept.keys()].filter((name) => !shown.has(name));
    for (const name of gone) kept.delete(name);
    if (gone.length > 0) tell();
  },
  /** Stored responses are not shown any more: another person is here. */
  clear: (): void => {
    kept.clear();
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
