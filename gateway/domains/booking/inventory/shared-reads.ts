/**
 * Shares a running read with all callers that ask for the same key: a hundred at once cost one read. Results are not
 * cached: a caller that comes after the response starts a new read.
 */
export function shareRunningReads<K, T>(
  read: (key: K) => Promise<T>,
  nameOf: (key: K) => string,
): (key: K) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (key) => {
    const name = nameOf(key);
    const pending = inFlight.get(name) ?? read(key).finally(() => inFlight.delete(name));
    inFlight.set(name, pending);
    return pending;
  };
}
