import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { createScrollMemory } from './scrollMemory.ts';

const memory = createScrollMemory(() => window.sessionStorage);

/** A list may still be loading when the traveller returns; after this long the position is given up. */
const patienceMs = 5000;

/** The page of another hotel counts as another page, so it starts at the top. */
const hotelOf = (page: string, search: string): string =>
  page === '/hotel' ? (new URLSearchParams(search).get('id') ?? '') : '';

/** The page of a path: `/` and `/Discover` are one page. */
export const pageOf = (pathname: string): string => {
  const name = pathname.toLowerCase().replace(/\/+$/, '');
  return name === '' ? '/discover' : name;
};

/** Scrolls to a position as soon as the page is tall enough; stops when the traveller scrolls themselves. */
const scrollWhenTallEnough = (top: number): (() => void) => {
  const until = Date.now() + patienceMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= top || Date.now() > until) {
      window.scrollTo({ top, behavior: 'instant' });
      stop();
      return;
    }
    frame = requestAnimationFrame(attempt);
  };
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, stop, { passive: true });
  attempt();
  return stop;
};

/** Back, forward and reload return to the same scroll position; a new page starts at its top. */
export const useScrollRestoration = (): void => {
  const location = useLocation();
  const navigation = useNavigationType();
  const entry = `${location.key} ${location.pathname}${location.search}`;
  const path = pageOf(location.pathname);
  const page = `${path} ${hotelOf(path, location.search)}`;
  const shown = useRef<{ entry: string; page: string } | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, page };
    const wanted = memory.read(entry);
    if (navigation === NavigationType.Pop && wanted !== null) return scrollWhenTallEnough(wanted);
    if (before && before.page !== page && !window.location.hash)
      window.scrollTo({ top: 0, behavior: 'instant' });
    if (before) {
      // The key of a replaced entry is new, although nothing was scrolled.
      memory.write(entry, window.scrollY);
    }
    return undefined;
  }, [entry, page, navigation]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) memory.write(shown.current.entry, window.scrollY);
    };
    // How far the prerendered first frame was scrolled; read one animation frame later, because reading it now would
    // force a layout.
    const frame = requestAnimationFrame(() => {
      if (shown.current && memory.read(shown.current.entry) === null) remember();
    });
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', memory.save);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', memory.save);
    };
  }, []);
};
