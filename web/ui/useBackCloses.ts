import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** How what is open over the page is left, the newest last. */
const layers: (() => void)[] = [];

/**
 * Only what the browser itself lets us refuse: a step of a person within our pages. It does so once after each press, so that
 * a second Back always leaves; browsers without the Navigation API leave at the first.
 */
const refuse = (event: NavigateEvent): void => {
  const leave = layers.at(-1);
  if (!leave || !event.cancelable || !event.userInitiated || event.navigationType !== 'traverse') return;
  event.preventDefault();
  // As a press of a key would be: else the page behind is still inert when the focus is to return to it.
  flushSync(leave);
};

/** Back leaves what is open over the page before it leaves the page, as people expect on a phone. No entry is added to the history. */
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
