import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onChange` with the hotel id of the list item that is hovered or focused, and with null when none is. Items
 * have the id in `data-hotel`.
 * @param list must not be replaced while the component is mounted
 */
export const usePointedHotel = (
  list: RefObject<HTMLElement | null>,
  onChange: ((id: string | null) => void) | undefined,
): void => {
  const notify = useEffectEvent((target: EventTarget | null) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-hotel]') : null;
    onChange?.(line?.dataset['hotel'] ?? null);
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const watch = new AbortController();
    for (const event of ['pointerover', 'focusin'])
      element.addEventListener(event, ({ target }) => notify(target), watch);
    element.addEventListener('pointerleave', () => notify(null), watch);
    element.addEventListener('focusout', () => notify(null), watch);
    return () => watch.abort();
  }, [list]);
};
