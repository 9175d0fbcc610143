import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { nextEntry } from './payment/checkoutEntries.ts';
import { stepOf } from './steps.ts';
import type { StepId } from './steps.ts';

/** The current step, stored in the URL (`step=`) for reload and Back. */
export const useCheckoutStep = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const step = stepOf(params.get('step'));
  // A second click may come before the step of the first is rendered; it must not add another history entry.
  const requestedStep = useRef(step);
  useEffect(() => {
    requestedStep.current = step;
  }, [step]);
  const goTo = (next: StepId) => {
    if (next === requestedStep.current) return;
    requestedStep.current = next;
    const changed = new URLSearchParams(params);
    changed.set('step', next);
    setParams(changed, { state: nextEntry(state) });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return { step, goTo };
};
