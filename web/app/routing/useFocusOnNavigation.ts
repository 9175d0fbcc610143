import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from './useScrollRestoration.ts';

/** How long to wait, in milliseconds, for the list with the link to be rendered after Back or Forward. */
const timeoutMs = 5000;
const maxEntries = 50;

/** A link on a page: its URL, and its index among the links with this URL. */
interface Followed {
  readonly href: string;
  readonly index: number;
}

const linksTo = (main: HTMLElement, href: string): readonly HTMLElement[] =>
  [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

function followedIn(main: HTMLElement, target: EventTarget | null): Followed | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  return link && href && main.contains(link) ? { href, index: linksTo(main, href).indexOf(link) } : null;
}

/**
 * Focuses a link as soon as it is rendered; stops waiting when something else is focused.
 * @returns a function that stops waiting
 */
function focusWhenRendered(main: HTMLElement, { href, index: place }: Followed): () => void {
  const attempt = () => {
    const links = linksTo(main, href);
    const link = links[place] ?? links[0];
    if (!link) return;
    stop();
    link.focus({ preventScroll: true });
  };
  const isElsewhere = () => document.activeElement !== main && document.activeElement !== document.body;
  const observer = new MutationObserver(() => (isElsewhere() ? stop() : attempt()));
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  attempt();
  return stop;
}

/**
 * Moves the focus to the page after a navigation, so that a screen reader starts there. Back and Forward move it to the
 * link that was followed from that page.
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
    // In the capture phase, before the router leaves the page.
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);

  // In a ref, because a page may replace its own history entry while its list is loading, which must not stop the wait
  // for the link.
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
