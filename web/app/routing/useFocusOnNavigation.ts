import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from './useScrollRestoration.ts';

/** A list may still be loading when the traveller returns; after this long the link is given up. */
const patienceMs = 5000;
const maxEntries = 50;

/** A link of a page: its address, and its place among the links with this address. */
interface Followed {
  readonly href: string;
  readonly place: number;
}

const linksTo = (main: HTMLElement, href: string): readonly HTMLElement[] =>
  [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

function followedIn(main: HTMLElement, target: EventTarget | null): Followed | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  return link && href && main.contains(link) ? { href, place: linksTo(main, href).indexOf(link) } : null;
}

/** Focuses a link as soon as it is rendered; stops when something else is focused. @returns stops waiting */
function focusWhenRendered(main: HTMLElement, { href, place }: Followed): () => void {
  const attempt = () => {
    const links = linksTo(main, href);
    const link = links[place] ?? links[0];
    if (!link) return;
    stop();
    link.focus({ preventScroll: true });
  };
  const isElsewhere = () => document.activeElement !== main && document.activeElement !== document.body;
  const observer = new MutationObserver(() => (isElsewhere() ? stop() : attempt()));
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  attempt();
  return stop;
}

/**
 * Moves the focus to the page after a navigation, so that a screen reader starts there; Back and Forward return it to
 * the link that was followed from the page.
 */
export const useFocusOnNavigation = (): RefObject<HTMLElement | null> => {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const page = pageOf(pathname);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  const followed = useRef(new Map<string, Followed>());

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = main.current && followedIn(main.current, target);
      if (!link) return;
      const entries = followed.current;
      entries.delete(key);
      entries.set(key, link);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    };
    // Before the router leaves the page.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);

  // A page may replace its own entry while its list is loading, which is no reason to stop waiting for the link.
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    stop.current();
    main.current?.focus({ preventScroll: true });
    const link = navigation === NavigationType.Pop ? followed.current.get(key) : undefined;
    if (main.current && link) stop.current = focusWhenRendered(main.current, link);
  }, [page, key, navigation]);
  useEffect(() => () => stop.current(), []);
  return main;
};
