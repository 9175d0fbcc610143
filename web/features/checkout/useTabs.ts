import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '#ui/focusField.ts';
import { type StepId, stepIds } from './steps.ts';

interface Tabs {
  /** The step that is shown. */
  readonly step: StepId;
  /** The element id of the first invalid field of the guest details; null when they are complete. */
  readonly firstInvalidId: string | null;
  /** Shows the errors of the guest details. */
  readonly onShowErrors: () => void;
  readonly leave: (next: StepId) => void;
}

/**
 * Returns a function that opens a step by its tab. The summary opens only once the guest details are complete;
 * otherwise they are shown with their errors.
 */
export const useTabs = ({ step, firstInvalidId, onShowErrors, leave }: Tabs) => {
  const isAsked = useRef(false);
  useEffect(() => {
    if (step !== 'guest-details' || !isAsked.current) return undefined;
    isAsked.current = false;
    // The fields exist only after the step has been rendered.
    const timer = setTimeout(() => focusField(document.getElementById(firstInvalidId ?? '')), 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the step changes
  }, [step]);
  return (tab: string) => {
    const next = stepIds.find((known) => known === tab) ?? step;
    if (next !== 'summary' || firstInvalidId === null) {
      leave(next);
      return;
    }
    // The section with the field may be collapsed until its error is shown.
    flushSync(onShowErrors);
    // After the click has moved the focus to the tab.
    if (step === 'guest-details') setTimeout(() => focusField(document.getElementById(firstInvalidId)), 0);
    else {
      isAsked.current = true;
      leave('guest-details');
    }
  };
};
