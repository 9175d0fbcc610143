import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  daysBefore,
  type FirstSearchSlot,
  firstSearchSlots,
  momentMarks,
} from '#shared/routes/first-search.ts';
import { App } from './app/App.tsx';
import { loadPageAt } from './app/routing/pages.ts';
import { loadFirstTexts } from './i18n/LocaleProvider.tsx';
import { createApolloClient } from './lib/api/apolloClient.ts';

/** A page as it is rendered before any data, and the CSS rules in place of inline styles, which its policy forbids. */
export interface FirstFrame {
  readonly html: string;
  readonly rules: string;
}

/**
 * Removes inline styles from the page.
 * @returns the same styles as CSS rules
 */
function rulesOf(page: Element): string {
  const styles = new Map<string, number>();
  for (const styled of page.querySelectorAll('[style]')) {
    const style = styled.getAttribute('style') ?? '';
    const number = styles.get(style) ?? styles.size;
    styles.set(style, number);
    styled.removeAttribute('style');
    styled.setAttribute('data-first', String(number));
  }
  return [...styles].map(([style, number]) => `[data-first="${number}"]{${style}}`).join('');
}

const isSlot = (name: string | null): name is FirstSearchSlot => name !== null && name in firstSearchSlots;

/**
 * Removes the days of the build from the week strip; the searched day is in its middle, unless the days before it are
 * past.
 */
function cleanDays(page: Element): void {
  for (const [at, day] of page.querySelectorAll('[data-day]').entries()) {
    day.removeAttribute('data-day');
    const link = day.querySelector('a');
    link?.removeAttribute('aria-current');
    if (at === daysBefore) link?.setAttribute('aria-current', firstSearchSlots.isMiddleShown);
  }
}

/**
 * Reduces the page to what is the same for everyone at any time: no days, no unfinished controls. Values that the
 * server reads from the address of a search become placeholders; parts that depend on the current time are marked, so
 * that the server can leave them out.
 */
function clean(page: Element): void {
  const moments = [...page.querySelectorAll('[data-moment]')];
  for (const value of moments) {
    const name = value.getAttribute('data-moment');
    if (isSlot(name)) value.textContent = firstSearchSlots[name];
  }
  const slots = Object.values(firstSearchSlots);
  for (const value of moments.filter((each) => !each.parentElement?.closest('[data-moment]'))) {
    if (slots.some((slot) => value.textContent.includes(slot))) {
      value.prepend(document.createComment(momentMarks.start));
      value.append(document.createComment(momentMarks.end));
    } else value.textContent = '\u00a0';
  }
  for (const value of moments) value.removeAttribute('data-moment');
  cleanDays(page);
  // The target of these links depends on the search, so they cannot be followed yet.
  for (const link of page.querySelectorAll('a[href*="?"]'))
    link.setAttribute('href', link.getAttribute('href')?.replace(/\?.*/, '') ?? '');
  for (const part of page.querySelectorAll('template, link, script')) part.remove();
}

/** Renders the page at `window.location` as it looks before any response: what a reader sees while the scripts load. */
export async function firstFrame(): Promise<FirstFrame> {
  const client = createApolloClient(window.location.origin);
  await Promise.all([loadPageAt(window.location), loadFirstTexts()]);
  const place = document.createElement('div');
  document.body.append(place);
  const failed = (cause: unknown) => {
    throw cause;
  };
  const root = createRoot(place, { onCaughtError: failed, onUncaughtError: failed });
  flushSync(() => root.render(<App client={client} question={null} />));
  const copy = document.createElement('div');
  copy.innerHTML = place.innerHTML;
  flushSync(() => root.unmount());
  place.remove();
  clean(copy);
  const rules = rulesOf(copy);
  return { html: copy.innerHTML, rules };
}
