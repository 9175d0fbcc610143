import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept up to date. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** From 1200 px (at the usual size of text) a list leaves room for a second column. */
export const useIsWide = () => useMediaQuery('(min-width: 75em)');

/**
 * Whether a map beside its list has room for the card of a pin on either side of it: twice the card and its gap,
 * 22.75rem, and the list, 25.75rem. In rem, because all of these grow with the reader's text size.
 */
export const useHasCardRoom = () => useMediaQuery('(min-width: 71.25em)');

/** From 1380 by 600 px a panel of 30 rem leaves the page enough room for two columns. */
export const useHasPanelRoom = () => useMediaQuery('(min-width: 86.25em) and (min-height: 37.5em)');

/** Below 640 px (at the usual size of text) popovers become sheets and actions get the full width. */
export const useIsPhone = () => useMediaQuery('(max-width: 39.9375em)');

/** Below 900 px (at the usual size of text) there is one column: what was beside the content is below it. */
export const useIsOneColumn = () => useMediaQuery('(max-width: 56.1875em)');
