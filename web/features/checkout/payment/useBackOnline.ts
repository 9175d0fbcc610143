import { useEffect } from 'react';

/** Calls back each time the device has a connection again. */
export const useBackOnline = (onBack: () => void): void => {
  useEffect(() => {
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [onBack]);
};
