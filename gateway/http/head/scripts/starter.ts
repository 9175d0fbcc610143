import { firstFillName } from '#shared/routes/first-reads.ts';
import { restartMark } from '#shared/routes/restart.ts';

/**
 * Starts the application after the first frame was painted, with its main picture: files are requested in several
 * steps, then evaluated one at a time with time for a tap in between. A page in the background paints nothing and
 * starts at once.
 * @param steps URLs of the modules to import, in this order
 * @param files URLs of all modules to preload
 * @param languageReader URL of a worker that makes the browser load the tables of `Intl`, which all threads share
 */
export const starter = (
  steps: readonly string[],
  files: readonly string[],
  languageReader: string,
) => `(() => {
  const after = (ms) => new Promise((go) => setTimeout(go, ms));
  // Loaded beside the main thread; if this takes too long, the first use of Intl loads them and blocks the page.
  const languages = new Promise((go) => {
    const reader = new Worker('${languageReader}');
    reader.onmessage = reader.onerror = () => go(reader.terminate());
  }).catch(() => undefined);
  const pause = () => after(0);
  // The main pictures first: the scripts would compete with them for bandwidth.
  const pictures = () =>
    Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map((each) => each.decode?.()));
  const start = async () => {
    // The response that names a picture is usually there by now. A failure to show it must not stop the application.
    const filled = Promise.race([Promise.resolve(window.${firstFillName}).catch(() => undefined), after(300)]);
    await Promise.race([filled.then(pictures), after(1000)]);
    const files = ${JSON.stringify(files)};
    for (const [at, href] of files.entries()) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
      // Each request blocks the browser for a moment.
      if (at % 4 === 3) await pause();
    }
    await Promise.race([languages, after(1000)]);
    for (const step of ${JSON.stringify(steps)}) {
      await import(step);
      await pause();
    }
  };
  // Without its scripts a page looks ready but does not react, so it is reloaded; only once, because it can be read
  // anyway.
  const fail = () => {
    if (sessionStorage.getItem('${restartMark}')) return;
    sessionStorage.setItem('${restartMark}', '1');
    if (navigator.onLine) setTimeout(() => location.reload(), 3000);
    else addEventListener('online', () => location.reload());
  };
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    start().catch(fail);
  };
  if (document.hidden) run();
  else if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((paints, seen) => {
      if (!paints.getEntriesByName('first-contentful-paint').length) return;
      seen.disconnect();
      run();
    }).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(run));
  // Some browsers do not report what they paint.
  setTimeout(run, 3000);
})();`;
