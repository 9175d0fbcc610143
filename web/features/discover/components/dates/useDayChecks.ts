import { useEffect, useRef, useState } from 'react';

interface Checks {
  readonly done: number;
  readonly total: number;
  readonly isRunning: boolean;
  readonly error: unknown;
}

const IDLE: Checks = { done: 0, total: 0, isRunning: false, error: null };

/**
 * Checks days one after the other, so that each user has only one such request in flight.
 * @param check loads the price of a day; rejects if that fails
 */
export const useDayChecks = (check: (day: string) => Promise<unknown>) => {
  const [checks, setChecks] = useState(IDLE);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  const start = async (days: readonly string[]) => {
    run.current += 1;
    const own = run.current;
    const notify = (next: Partial<Checks>) => {
      if (run.current === own) setChecks((known) => ({ ...known, ...next }));
    };
    setChecks({ ...IDLE, total: days.length, isRunning: true });
    try {
      for (const [at, day] of days.entries()) {
        if (run.current !== own) return;
        await check(day);
        notify({ done: at + 1 });
      }
      notify({ isRunning: false });
    } catch (error) {
      notify({ isRunning: false, error });
    }
  };
  const stop = () => {
    run.current += 1;
    setChecks((known) => ({ ...known, isRunning: false }));
  };
  return { ...checks, start, stop };
};
