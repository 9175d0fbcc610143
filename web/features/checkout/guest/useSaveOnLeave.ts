import { useEffect, useEffectEvent } from 'react';
import type { StepId } from '../steps.ts';

/** Saves the guest details when their step is left, also with Back or with the page. */
export const useSaveOnLeave = (step: StepId, save: () => void): void => {
  const onLeave = useEffectEvent((left: StepId) => {
    if (left === 'guest-details') save();
  });
  useEffect(() => () => onLeave(step), [step]);
};
