import { setImmediate as nextTurn } from 'node:timers/promises';

const longestRunMs = 12;

/** Returns a function for long loops: it lets other requests run once the loop has blocked the thread for 12 ms. */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  const rest = async (): Promise<void> => {
    await nextTurn();
    since = performance.now();
  };
  return () => {
    if (performance.now() - since < longestRunMs) return undefined;
    return rest();
  };
}
