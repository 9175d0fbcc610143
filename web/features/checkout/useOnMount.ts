import { useEffect, useRef } from 'react';

/** Runs an effect once in the life of a component, with the values of its first render. */
export const useOnMount = (effect: () => void): void => {
  const first = useRef<(() => void) | null>(effect);
  useEffect(() => {
    first.current?.();
    first.current = null;
  }, []);
};
