import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Functions that close the overlays of the page, the newest last. */
const layers: (() => void)[] = [];

/**
 * Cancels a Back press so that it only closes the layer. Browsers allow this for navigation by the user within the
 * site, once after each interaction with the page, so a second Back always leaves the page; without the Navigation API
 * the first one does.
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
