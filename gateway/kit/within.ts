/** The result, or the fallback when it takes longer. The promise keeps running; a rejection in time is thrown. */
export function within<T, F = T>(promise: Promise<T>, ms: number, fallback: F): Promise<T | F> {
  // A single promise instead of `Promise.race`, because each request needs several of these.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(fallback), Math.max(0, ms));
    promise.then(
      (value) => {
        clearTimeout(timer);
        return resolve(value);
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(cause);
      },
    );
  });
}
