import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { pageAt } from './app/pages.ts';
import { loadFirstTexts } from './i18n/LocaleProvider.tsx';
import { createApolloClient } from './lib/apolloClient.ts';

/** Leaves what the first frame of anybody at any time has: no days, no half-made controls, no inline styles. */
function clean(page: Element): void {
  for (const value of page.querySelectorAll('[data-moment]')) value.textContent = '\u00a0';
  for (const part of page.querySelectorAll('template, link, script')) part.remove();
  // The policy of the page forbids them; the program sets them itself.
  for (const styled of page.querySelectorAll('[style]')) styled.removeAttribute('style');
}

/** The page at `window.location` as it looks before any answer has come: what a reader sees while the program loads. */
export async function firstFrame(): Promise<string> {
  const client = createApolloClient(window.location.origin);
  await Promise.all([pageAt(window.location.pathname).load(), loadFirstTexts()]);
  const place = document.createElement('div');
  document.body.append(place);
  const failed = (cause: unknown) => {
    throw cause;
  };
  const root = createRoot(place, { onCaughtError: failed, onUncaughtError: failed });
  flushSync(() => root.render(<App client={client} otherToken={null} />));
  const copy = document.createElement('div');
  copy.innerHTML = place.innerHTML;
  flushSync(() => root.unmount());
  place.remove();
  clean(copy);
  return copy.innerHTML;
}
