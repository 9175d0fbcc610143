const storageKey = 'solera.scroll';
const maxEntries = 50;

/** Scroll positions by history entry, for the lifetime of the tab. */
export interface ScrollMemory {
  readonly read: (entry: string) => number | null;
  readonly write: (entry: string, top: number) => void;
  readonly forget: (entry: string) => void;
  /** Writes the positions to the tab's storage, so that they survive a reload. */
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
 * Creates a memory of at most 50 entries. If the storage is full or forbidden, the positions are lost on reload.
 * @param storage may throw, because some browsers forbid even accessing it
 */
export const createScrollMemory = (storage: () => Storage): ScrollMemory => {
  const tops = new Map(load(storage));
  return {
    read: (entry) => tops.get(entry) ?? null,
    write: (entry, top) => {
      tops.delete(entry);
      tops.set(entry, top);
    },
    forget: (entry) => void tops.delete(entry),
    save: () => {
      try {
        storage().setItem(storageKey, JSON.stringify(Object.fromEntries([...tops].slice(-maxEntries))));
      } catch {
        // Positions that cannot be stored are only missing after a reload.
      }
    },
  };
};
