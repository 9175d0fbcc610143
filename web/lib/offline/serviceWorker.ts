import { onMissedCode } from '#ui/lazy/missedCode.ts';

/** Delay of the installation, so that files for offline use are fetched only after the page has loaded. */
const startDelayMs = 4000;

/**
 * Installs the service worker, and reports when a newer version of the product waits and when another tab has activated
 * it. A browser without service workers works as before.
 * @param onNewVersion gets the function that activates the new version and reloads the page
 */
export function installServiceWorker(onNewVersion: (takeOver: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  const reload = () => window.location.reload();
  const life = new AbortController();
  // The very first worker takes over a page without one, which is not a newer version.
  let isControlled = workers.controller !== null;
  let isTaken = false;
  let isPressed = false;
  const notify = (waiting?: ServiceWorker) => {
    onNewVersion(() => {
      isPressed = true;
      // Another tab may already have activated it.
      if (isTaken || !waiting) reload();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only one origin, unlike a window
      else waiting.postMessage('take over');
    });
  };
  const onTaken = () => {
    if (isControlled) {
      isTaken = true;
      if (isPressed) reload();
      // Reported even if it was reported before: an offer may have left the screen, and this tab now runs an outdated
      // version.
      else notify();
    }
    isControlled = true;
  };
  workers.addEventListener('controllerchange', onTaken, { signal: life.signal });
  const install = async () => {
    const registration = await workers.register('/sw.js');
    // Code may be missing because the server has a newer version and no longer the files of this one.
    life.signal.addEventListener(
      'abort',
      onMissedCode(() => void registration.update().catch(() => undefined)),
    );
    if (registration.waiting && workers.controller) notify(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && workers.controller) notify(installing);
      });
    });
  };
  // Without the worker everything works except offline use.
  const timer = setTimeout(() => void install().catch(() => undefined), startDelayMs);
  return () => {
    clearTimeout(timer);
    life.abort();
  };
}
