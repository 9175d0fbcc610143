import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Functions that close the overlays of the page, the newest last. */
const layers: (() => void)[] = [];

/**
 * Prevents a Back press where the browser allows it: only a step of the user within this site, and only once after each
 * press, so that a second Back always leaves. Browsers without the Navigation API leave at the first.
 */
const refuse = (event: NavigateEvent): void => {
  const leave = layers.at(-1);
  if (!leave || !event.cancelable || !event.userInitiated || event.navigationType !== 'traverse') return;
  event.preventDefault();
  // Synchronous, as for a key press: otherwise the page behind is still inert when the focus returns to it.
  flushSync(leave);
};

/** Back closes an overlay before it leaves the page, as people expect on a phone. No entry is added to the history. */
export function useBackCloses(isOpen: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return undefined;
    const layer = () => leave();
    layers.push(layer);
    window.navigation.addEventListener('navigate', refuse);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.navigation.removeEventListener('navigate', refuse);
    };
  }, [isOpen]);
}
