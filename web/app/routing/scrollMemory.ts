const storageKey = 'solera.scroll';
const maxEntries = 50;

/** Scroll positions by history entry for the life of the tab, newest last. */
export interface ScrollMemory {
  readonly read: (entry: string) => number | null;
  readonly write: (entry: string, top: number) => void;
  /** Writes to the tab's storage, so that a reload keeps them. */
  readonly save: () => void;
}

const load = (storage: () => Storage): [string, number][] => {
  try {
    const saved: unknown = JSON.parse(storage().getItem(storageKey) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return [];
    return Object.entries(saved).flatMap(([entry, top]) => (typeof top === 'number' ? [[entry, top]] : []));
  } catch {
    return [];
  }
};

/**
 * A memory of at most 50 entries. A full or forbidden storage only costs the positions after a reload.
 * @param storage throws where the browser forbids it already to name it
 */
export const createScrollMemory = (storage: () => Storage): ScrollMemory => {
  const tops = new Map(load(storage));
  return {
    read: (entry) => tops.get(entry) ?? null,
    write: (entry, top) => {
      tops.delete(entry);
      tops.set(entry, top);
    },
    save: () => {
      try {
        storage().setItem(storageKey, JSON.stringify(Object.fromEntries([...tops].slice(-maxEntries))));
      } catch {
        // Nothing depends on it.
      }
    },
  };
};
