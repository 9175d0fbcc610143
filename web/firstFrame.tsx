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

type Layout = 'wide' | 'phone';

/**
 * Removes inline styles from the page.
 * @param layout of the page, when the document has both
 * @returns the same styles as CSS rules
 */
function rulesOf(page: Element, layout: Layout | null): string {
  const styles = new Map<string, string>();
  for (const styled of page.querySelectorAll('[style]')) {
    const style = styled.getAttribute('style') ?? '';
    const name = styles.get(style) ?? `${layout ?? ''}${styles.size}`;
    styles.set(style, name);
    styled.removeAttribute('style');
    styled.setAttribute('data-first', name);
  }
  return [...styles].map(([style, name]) => `[data-first="${name}"]{${style}}`).join('');
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

/** Shows one of two layouts; the width is that of `useIsPhone`. */
const layoutRules = [
  '[data-layout]{display:contents}',
  '@media (max-width:39.9375em){[data-layout="wide"]{display:none}}',
  '@media not all and (max-width:39.9375em){[data-layout="phone"]{display:none}}',
].join('');

/** One first frame of two layouts that differ in more than styles. */
export const bothLayouts = (frames: Readonly<Record<Layout, FirstFrame>>): FirstFrame => ({
  html: (['wide', 'phone'] as const)
    .map((layout) => `<div data-layout="${layout}">${frames[layout].html}</div>`)
    .join(''),
  rules: layoutRules + frames.wide.rules + frames.phone.rules,
});

/**
 * Renders the page at `window.location` as it looks before any response: what a reader sees while the scripts load.
 * @param layout of the page, when the document has both
 */
export async function firstFrame(layout: Layout | null = null): Promise<FirstFrame> {
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
  const rules = rulesOf(copy, layout);
  return { html: copy.innerHTML, rules };
}
