/** Milliseconds to wait in browsers that do not report when they are idle. */
const PATIENCE_MS = 1000;

/**
 * Calls `act` when the page has loaded and the browser has nothing else to do.
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  const cancelled = new AbortController();
  const run = () => {
    if (!cancelled.signal.aborted) act();
  };
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, PATIENCE_MS);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true, signal: cancelled.signal });
  return () => cancelled.abort();
}
