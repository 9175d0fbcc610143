import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the focus leaves an element: for another part of the page, for another tab or for another window. */
export const useOnFocusLeave = (element: RefObject<HTMLElement | null>, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const watched = element.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && watched?.contains(relatedTarget))) leave();
    };
    watched?.addEventListener('focusout', onFocusOut);
    return () => watched?.removeEventListener('focusout', onFocusOut);
  }, [element]);
};
