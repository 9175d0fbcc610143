import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsTraversal } from '#lib/page/useIsTraversal.ts';
import { createScrollMemory } from './scrollMemory.ts';

const memory = createScrollMemory(() => window.sessionStorage);

/** How long to wait, in milliseconds, for the page to become tall enough for the stored position. */
const timeoutMs = 15_000;
/** After this time a position is restored as well as possible, if less than one screen is missing. */
const nearlyMs = 5000;
/** How long content that arrives above the restored position must not move it. */
const holdMs = 3000;

/** Id of the hotel on a hotel page, because another hotel counts as another page, which starts at the top. */
const hotelOf = (page: string, search: string): string =>
  page === '/hotel' ? (new URLSearchParams(search).get('id') ?? '') : '';

/** Normalized path of a page; `/` and `/Discover` are the same page. */
export const pageOf = (pathname: string): string => {
  const name = pathname.toLowerCase().replace(/\/+$/, '');
  return name === '' ? '/discover' : name;
};

const stopping = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position as soon as the page is tall enough. Does nothing once the user has scrolled, pressed or typed,
 * or when the page stays much shorter.
 */
const scrollWhenTallEnough = (top: number): (() => void) => {
  const from = Date.now();
  let frame = 0;
  let restoredAt: number | null = null;
  let last = { height: 0, at: 0 };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of stopping) window.removeEventListener(event, stop);
  };
  const restore = () => {
    window.scrollTo({ top, behavior: 'instant' });
    restoredAt ??= Date.now();
  };
  const attempt = () => {
    const height = document.documentElement.scrollHeight;
    const missing = top - (height - window.innerHeight);
    const isNear = Date.now() - from > nearlyMs && missing < window.innerHeight;
    // The browser keeps what is seen in place when content above it grows; the stored position is of the final page.
    const isMoved = height !== last.height && window.scrollY !== last.at;
    if (restoredAt === null ? missing <= 0 || isNear : isMoved) restore();
    last = { height, at: window.scrollY };
    const until = restoredAt === null ? from + timeoutMs : restoredAt + holdMs;
    if (Date.now() > until) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const event of stopping) window.addEventListener(event, stop, { passive: true });
  attempt();
  return stop;
};

/** Frames in which a scroll that was under way may still move a new page. */
const LATE_FRAMES = 8;

/**
 * Begins a page at its top. The browser adds what a smooth scroll of the page before has moved meanwhile on its own
 * thread in one of the next frames, so the top is set again there. Does nothing more once the user scrolls, presses or
 * types.
 */
const beginAtTop = (): (() => void) => {
  let frame = 0;
  let count = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of stopping) window.removeEventListener(event, stop);
  };
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const check = () => {
    count += 1;
    if (window.scrollY !== 0) toTop();
    if (count === LATE_FRAMES) stop();
    else frame = requestAnimationFrame(check);
  };
  for (const event of stopping) window.addEventListener(event, stop, { passive: true });
  toTop();
  frame = requestAnimationFrame(check);
  return stop;
};

/** Restores the scroll position after Back, Forward and a reload; a new page starts at the top. */
export const useScrollRestoration = (): void => {
  const location = useLocation();
  const isTraversal = useIsTraversal();
  const entry = `${location.key} ${location.pathname}${location.search}`;
  const path = pageOf(location.pathname);
  const page = `${path} ${hotelOf(path, location.search)}`;
  const shown = useRef<{ entry: string; page: string } | null>(null);
  const settling = useRef<() => void>(() => undefined);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, page };
    const wanted = memory.read(entry);
    if (isTraversal && wanted !== null) {
      settling.current();
      return scrollWhenTallEnough(wanted);
    }
    // The entries of pages that were opened by their address have the same key, so this position may be of an older visit.
    if (!before) memory.forget(entry);
    if (before && before.page !== page && !window.location.hash) {
      // In a ref, because the new page may replace its own history entry in these frames.
      settling.current();
      settling.current = beginAtTop();
    }
    if (before) {
      // A replaced entry has a new key, although the scroll position is the same.
      memory.write(entry, window.scrollY);
    }
    return undefined;
  }, [entry, page, isTraversal]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) memory.write(shown.current.entry, window.scrollY);
    };
    // Stores how far the prerendered page was scrolled; one animation frame later, because reading it now would force a
    // layout.
    const frame = requestAnimationFrame(() => {
      if (shown.current && memory.read(shown.current.entry) === null) remember();
    });
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', memory.save);
    return () => {
      cancelAnimationFrame(frame);
      settling.current();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', memory.save);
    };
  }, []);
};
