const prefix = 'solera.';

/** Reads a value of this device's storage; null when absent, unreadable or forbidden. The caller checks its shape. */
export const readDevice = (name: string): unknown => {
  try {
    return JSON.parse(window.localStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores a value on this device, for every tab. False when the storage is full or forbidden. */
export const writeDevice = (name: string, value: unknown): boolean => {
  try {
    window.localStorage.setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Deletes a value from this device's storage. */
export const dropDevice = (name: string): void => {
  try {
    window.localStorage.removeItem(prefix + name);
  } catch {
    // Without a storage there is nothing to delete.
  }
};

/**
 * Calls back when another tab changed the value.
 * @returns the function that stops it
 */
export const watchDevice = (name: string, changed: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === prefix + name) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
