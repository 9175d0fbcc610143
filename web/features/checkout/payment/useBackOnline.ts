import { useEffect } from 'react';

/** Calls `onBack` each time the device is online again. */
export const useBackOnline = (onBack: () => void): void => {
  useEffect(() => {
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [onBack]);
};
