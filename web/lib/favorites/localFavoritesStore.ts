import { readLocalFavorites, watchLocalFavorites } from './localFavorites.ts';

const listeners = new Set<() => void>();
let current: readonly string[] | null = null;

const changed = (): void => {
  current = null;
  for (const listener of listeners) listener();
};

/** This device's favorites for React: the same list until something changes, here or in another tab. */
export const localFavorites = {
  read: (): readonly string[] => {
    current ??= readLocalFavorites();
    return current;
  },
  changed,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = watchLocalFavorites(changed);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};
