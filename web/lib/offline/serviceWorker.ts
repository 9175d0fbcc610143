/** The page comes first: what works offline is fetched when it is done. */
const startDelayMs = 4000;

/**
 * Installs the service worker, and tells when a newer version of the product waits for its turn, and when it was put into
 * effect in another tab. A browser without workers works as before.
 * @param onNewVersion gets what puts the new version into effect, by loading the page again
 */
export function installServiceWorker(onNewVersion: (takeOver: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  const reload = () => window.location.reload();
  const life = new AbortController();
  // The very first worker takes over a page that had none: that is no newer version.
  let isControlled = workers.controller !== null;
  let isTaken = false;
  let isPressed = false;
  const tell = (waiting?: ServiceWorker) => {
    onNewVersion(() => {
      isPressed = true;
      // Another tab may have done it already.
      if (isTaken || !waiting) reload();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window, it has one origin
      else waiting.postMessage('take over');
    });
  };
  const onTaken = () => {
    if (isControlled) {
      isTaken = true;
      if (isPressed) reload();
      // Told before or not: an offer does not stay on screen, and from now on this tab runs a version that is over.
      else tell();
    }
    isControlled = true;
  };
  workers.addEventListener('controllerchange', onTaken, { signal: life.signal });
  const install = async () => {
    const registration = await workers.register('/sw.js');
    if (registration.waiting && workers.controller) tell(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && workers.controller) tell(installing);
      });
    });
  };
  // Without it everything works but offline.
  const timer = setTimeout(() => void install().catch(() => undefined), startDelayMs);
  return () => {
    clearTimeout(timer);
    life.abort();
  };
}
