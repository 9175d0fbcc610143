import { useCallback, useEffect, useRef } from 'react';
import { useToasts } from '#ui/toasts.tsx';

/**
 * The error of one task: it leaves the screen when the task starts again, and with the component that shows it, so that
 * it is not read as an error of the next page. It stays in the list of notifications.
 */
export function useErrorToast() {
  const { show, dismiss } = useToasts();
  const shown = useRef<string | null>(null);
  const clear = useCallback(() => {
    if (shown.current !== null) dismiss(shown.current);
    shown.current = null;
  }, [dismiss]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clear();
    };
  }, [clear]);
  const fail = useCallback(
    (text: string) => {
      clear();
      shown.current = show({ tone: 'error', text });
      // The traveller has left while the task was running.
      if (isGone.current) clear();
    },
    [clear, show],
  );
  return { fail, clear };
}
