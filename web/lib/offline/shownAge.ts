/** When the oldest of what is shown from this device was read, epoch milliseconds; null while all of it is live. */
let oldest: number | null = null;
const listeners = new Set<() => void>();

const change = (next: number | null): void => {
  if (next === oldest) return;
  oldest = next;
  for (const tell of listeners) tell();
};

export const shownAge = {
  read: (): number | null => oldest,
  /** Something read then is shown now. */
  showKept: (savedAt: number): void => change(Math.min(savedAt, oldest ?? savedAt)),
  /** An answer came: the connection is back. */
  showLive: (): void => change(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
