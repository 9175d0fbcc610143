/** Opens a resource once for all callers, and again after a failure. */
export function createLazy<T extends { close(): Promise<void> }>(open: () => Promise<T>) {
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
    /** @throws the error of the attempt to open; the next call tries again */
    get: () => {
      if (isClosed) return Promise.reject(new Error('closed'));
      return (opening ??= begin());
    },
    /** Closes the resource, even while it opens; it cannot be opened after that. */
    async close() {
      isClosed = true;
      const opened = await opening?.catch(() => null);
      await opened?.close();
    },
  };
}
