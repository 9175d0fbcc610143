/** Something that takes time to open and may fail to. */
interface Lazy<T> {
  /** @throws what opening threw; the next call opens again */
  get(): Promise<T>;
  /** Closes what is open or being opened; nothing opens from then on. */
  close(): Promise<void>;
}

/** Opens once for all who ask, and again after a failure. */
export function lazily<T extends { close(): Promise<void> }>(open: () => Promise<T>): Lazy<T> {
  let opening: Promise<T> | null = null;
  let isClosed = false;
  const begin = async (): Promise<T> => {
    try {
      return await open();
    } catch (error) {
      opening = null;
      throw error;
    }
  };
  return {
    get: () => {
      if (isClosed) return Promise.reject(new Error('closed'));
      return (opening ??= begin());
    },
    async close() {
      isClosed = true;
      const opened = await opening?.catch(() => null);
      await opened?.close();
    },
  };
}
