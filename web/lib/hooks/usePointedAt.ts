import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * The line of a list that is pointed at or focused; null when none is. Lines have the id in `data-hotel`.
 * @param list stays in the page as long as the component
 */
export const usePointedAt = (
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
