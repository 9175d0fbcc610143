import { useEffect } from 'react';
import { loadPageAt } from './pages.ts';

/** How long the pointer must rest on a link; a shorter time only crosses it. */
const restMs = 80;

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** The address of this site that a link leads to; null for anything else. */
function targetOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!href) return null;
  const url = new URL(href, window.location.href);
  return url.origin === window.location.origin ? url : null;
}

/**
 * Loads the code of a page as soon as the user rests on, focuses or touches a link to it; never when the browser saves
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
      // The page itself shows a failure when it is opened.
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
