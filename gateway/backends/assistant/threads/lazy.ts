/** A resource that takes time to open and may fail to open. */
interface Lazy<T> {
  /** @throws the error of the attempt to open; the next call tries again */
  get(): Promise<T>;
  /** Closes the resource, even while it opens; it cannot be opened after that. */
  close(): Promise<void>;
}

/** Opens once for all callers, and again after a failure. */
export function createLazy<T extends { close(): Promise<void> }>(open: () => Promise<T>): Lazy<T> {
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
