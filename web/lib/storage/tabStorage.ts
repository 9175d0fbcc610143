const prefix = 'solera.';

/** Reads a value of this tab's storage; null when absent, unreadable or forbidden. The caller checks its shape. */
export const readTab = (name: string): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a value until the tab is closed; a full or forbidden storage only costs it after a reload. */
export const writeTab = (name: string, value: unknown): void => {
  try {
    window.sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
};

/** Forgets a value of this tab's storage, by its full key; without a storage there is none. */
export const dropTab = (key: string): void => {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
};

/** Forgets what this tab keeps of a person: forms and the conversation. Called on sign-out. */
export const clearTab = (): void => {
  try {
    window.sessionStorage.clear();
  } catch {
    // There was nothing to clear then.
  }
};
