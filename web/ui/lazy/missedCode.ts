type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls the listener whenever code that is loaded on request could not be loaded.
 * @returns the function that removes the listener
 */
export const onMissedCode = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const reportMissedCode = (): void => {
  for (const listener of listeners) listener();
};
