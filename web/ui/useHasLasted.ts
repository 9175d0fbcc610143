import { useEffect, useState } from 'react';

/** True once the condition has held for the given time. */
export const useHasLasted = (isOn: boolean, ms: number): boolean => {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, ms]);
  return hasLasted;
};
