type Listener = () => void;

const listeners = new Set<Listener>();

/** Called whenever code that is loaded on request could not be loaded. @returns removes the listener */
export const onMissedCode = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const reportMissedCode = (): void => {
  for (const listener of listeners) listener();
};
