import { useEffect, useEffectEvent } from 'react';

/** Calls `onTime` every `ms` milliseconds while `isOn`, for the first time after `ms`. */
export const useEvery = (ms: number, isOn: boolean, onTime: () => void): void => {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => call(), ms);
    return () => clearInterval(timer);
  }, [ms, isOn]);
};
