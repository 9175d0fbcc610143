import { useCallback, useEffect, useRef } from 'react';
import { useToasts } from '#ui/toasts.tsx';

/**
 * Shows the error of one task as a toast. It disappears when the task starts again and when the component is unmounted,
 * so that it is not taken for an error of the next page. It stays in the list of notifications.
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
