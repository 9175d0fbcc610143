import { useEffect, useRef } from 'react';
import { usePageVisible } from './usePageVisible.ts';

/** Calls back each time the user returns to this tab from another one. */
export const useOnReturn = (onReturn: () => void): void => {
  const isVisible = usePageVisible();
  const wasAway = useRef(false);
  useEffect(() => {
    if (isVisible && wasAway.current) onReturn();
    wasAway.current = !isVisible;
  }, [isVisible, onReturn]);
};
