import { useEffect, useEffectEvent } from 'react';
import type { StepId } from '../steps.ts';

/**
 * Saves the guest details when another step or another page of the product is opened, also with Back. Closing the tab
 * does not save.
 */
export const useSaveOnLeave = (step: StepId, save: () => void): void => {
  const onLeave = useEffectEvent((left: StepId) => {
    if (left === 'guest-details') save();
  });
  useEffect(() => () => onLeave(step), [step]);
};
