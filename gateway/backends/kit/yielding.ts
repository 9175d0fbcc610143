import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Returns a function for long loops, to be awaited after each piece of work: it lets other requests run once the loop has
 * blocked the thread for long enough.
 * @param maxRunMs longest time without a pause, in milliseconds
 */
export function createYielder(maxRunMs = 12): () => Promise<void> | undefined {
  let since = performance.now();
  const nextSlice = async (): Promise<void> => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < maxRunMs ? undefined : nextSlice());
}
