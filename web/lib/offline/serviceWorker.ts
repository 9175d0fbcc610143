/** The page comes first: what works offline is fetched when it is done. */
const startDelayMs = 4000;

/**
 * Installs the service worker, and tells when a newer version of the product waits for its turn. A browser without workers
 * works as before.
 * @param onNewVersion gets what puts the new version into effect, by loading the page again
 */
export function installServiceWorker(onNewVersion: (takeOver: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const workers = navigator.serviceWorker;
  const tell = (waiting: ServiceWorker) =>
    onNewVersion(() => {
      workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window, it has one origin
      waiting.postMessage('take over');
    });
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
  return () => clearTimeout(timer);
}
