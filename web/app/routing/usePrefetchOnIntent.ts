import { useEffect } from 'react';
import { loadPageAt } from './pages.ts';

/** How long the pointer must rest on a link, in milliseconds, so that merely crossing it loads nothing. */
const restMs = 80;

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** The URL of a link to this site; null for anything else. */
function targetOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!href) return null;
  const url = new URL(href, window.location.href);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Loads the code of a page when the user hovers, focuses or touches a link to it; never if the browser is set to save
 * data.
 */
export const usePrefetchOnIntent = (): void => {
  useEffect(() => {
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const begin = ({ target, type }: Event) => {
      const url = targetOf(target);
      stop();
      if (!url) return;
      // Failures are ignored, because the page shows them when it is opened.
      const load = () => void loadPageAt(url).catch(() => undefined);
      timer = setTimeout(load, type === 'touchstart' ? 0 : restMs);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of intents) document.addEventListener(name, begin, { passive: true });
    document.addEventListener('pointerout', stop, { passive: true });
    return () => {
      stop();
      for (const name of intents) document.removeEventListener(name, begin);
      document.removeEventListener('pointerout', stop);
    };
  }, []);
};
