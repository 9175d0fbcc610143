import { useEffect, useEffectEvent } from 'react';

/** Calls back every so many milliseconds while `isOn`; the first time after one such pause. */
export const useEvery = (ms: number, isOn: boolean, onTime: () => void): void => {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => call(), ms);
    return () => clearInterval(timer);
  }, [ms, isOn]);
};
