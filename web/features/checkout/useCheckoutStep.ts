import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsTraversal } from '#lib/page/useIsTraversal.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import { nextEntry } from './payment/checkoutEntries.ts';
import { stepOf } from './steps.ts';
import type { StepId } from './steps.ts';
import { useOnMount } from './useOnMount.ts';

/**
 * The current step, stored in the URL (`step=`) for reload and Back. Without one there, the step where this tab left the
 * checkout of the booking.
 * @param canResume true once the guest details are complete; otherwise a checkout without a step in its URL begins
 * with them
 */
export const useCheckoutStep = (bookingId: string, canResume: boolean) => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const step = stepOf(params.get('step'));
  // A second click may come before the step of the first is rendered; it must not add another history entry.
  const requestedStep = useRef(step);
  const storageName = `step.${bookingId}`;
  const isTraversal = useIsTraversal();
  useOnMount(() => {
    const last = readTab(storageName);
    // Back, Forward and a reload show the entry as it was.
    if (isTraversal || !canResume || params.has('step') || typeof last !== 'string') return;
    if (stepOf(last) === step) return;
    const resumed = new URLSearchParams(params);
    resumed.set('step', stepOf(last));
    setParams(resumed, { replace: true, state });
  });
  // After the step has been resumed. Also after Back, which goes to a step without `goTo`.
  useEffect(() => {
    requestedStep.current = step;
    writeTab(storageName, step);
  }, [step, storageName]);
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
