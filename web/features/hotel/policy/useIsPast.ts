import { useEffect, useState } from 'react';

/** Longest delay of a timer in milliseconds; browsers fire one with a longer delay at once. */
const longestTimer = 2 ** 31 - 1;

/** Whether a moment (ISO 8601) has passed; renders again when it does. False for null, and in the first render. */
export function useIsPast(moment: string | null): boolean {
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    if (moment === null) return undefined;
    const left = Math.max(0, Date.parse(moment) - Date.now());
    if (left > longestTimer) return undefined;
    const timer = setTimeout(() => setPast(moment), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && past === moment;
}
