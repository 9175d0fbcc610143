const prefix = 'solera.';

/** Reads a value of this tab's storage; null when absent, unreadable or forbidden. The caller checks its shape. */
export const readTab = (name: string): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores a value until the tab is closed; when the storage is full or forbidden, the value is lost at a reload. */
export const writeTab = (name: string, value: unknown): void => {
  try {
    window.sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Ignored: the value is lost only at a reload.
  }
};

/** Deletes a value from this tab's storage, by its full key. */
export const dropTab = (key: string): void => {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Without a storage there is nothing to delete.
  }
};

/** Deletes what this tab stores of a person: forms and the conversation. Called on sign-out. */
export const clearTab = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // Without a storage there is nothing to clear.
  }
};
