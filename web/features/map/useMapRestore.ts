import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

/** State of the map when the traveller leaves or reloads it. */
export interface StoredMapState {
  readonly chosenId: string | null;
  /** Hotels of the chosen cluster. */
  readonly groupIds: readonly string[];
  /** True when a phone shows the list instead of the map. */
  readonly isListShown: boolean;
  /** Number of lines of the list; null for the usual one. */
  readonly length: number | null;
  /** How far the list was scrolled, in pixels. */
  readonly top: number;
}

const NOTHING: StoredMapState = { chosenId: null, groupIds: [], isListShown: false, length: null, top: 0 };
const name = 'map';
/** The list may still be loading when the traveller returns; after this long it is scrolled as far as it can be. */
const PATIENCE_MS = 5_000;
/** Events when the traveller scrolls the list; a press may drag its scrollbar. */
const OWN_SCROLL = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

const isStoredMapState = (value: object): value is StoredMapState =>
  'chosenId' in value &&
  (value.chosenId === null || typeof value.chosenId === 'string') &&
  'groupIds' in value &&
  Array.isArray(value.groupIds) &&
  value.groupIds.every((id) => typeof id === 'string') &&
  'isListShown' in value &&
  typeof value.isListShown === 'boolean' &&
  'length' in value &&
  (value.length === null || typeof value.length === 'number') &&
  'top' in value &&
  typeof value.top === 'number';

const readStored = (entry: string): StoredMapState => {
  const stored = readTab(name);
  if (typeof stored !== 'object' || stored === null || !('entry' in stored) || stored.entry !== entry)
    return NOTHING;
  if (!isStoredMapState(stored)) return NOTHING;
  const { chosenId, groupIds, isListShown, length, top } = stored;
  return { chosenId, groupIds, isListShown, length, top };
};

/** Scrolls the list as soon as it is long enough, unless the traveller scrolls it themselves. */
const useScrolledTo = (list: RefObject<HTMLElement | null>, top: number): void => {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || top === 0) return undefined;
    const until = Date.now() + PATIENCE_MS;
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      for (const event of OWN_SCROLL) element.removeEventListener(event, stop);
    };
    const attempt = () => {
      if (element.scrollHeight - element.clientHeight < top && Date.now() < until) {
        frame = requestAnimationFrame(attempt);
        return;
      }
      element.scrollTop = top;
      stop();
    };
    for (const event of OWN_SCROLL) element.addEventListener(event, stop, { passive: true });
    frame = requestAnimationFrame(attempt);
    return stop;
  }, [list, top]);
};

/**
 * Back from a hotel, and a reload, show the map as it was left: the chosen pin, the list and its position.
 * @param list the element that scrolls
 */
export const useMapRestore = (list: RefObject<HTMLElement | null>) => {
  const { key, pathname, search } = useLocation();
  // The router gives the first page of every load the same key, so the URL is added.
  const entryNow = `${key} ${pathname}${search}`;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [stored] = useState(() => (isReturn ? readStored(entryNow) : NOTHING));
  const now = useRef(stored);
  const entry = useRef(entryNow);
  useEffect(() => {
    entry.current = entryNow;
  }, [entryNow]);
  useEffect(() => {
    const save = () => writeTab(name, { entry: entry.current, ...now.current });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, []);
  useScrolledTo(list, stored.top);
  const remember = useCallback((part: Partial<StoredMapState>) => {
    now.current = { ...now.current, ...part };
  }, []);
  return { stored, remember };
};
