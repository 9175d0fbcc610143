import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type DraftChange, draftChangeIn } from '#lib/booking/draftChange.ts';
import type { StepId } from '../../steps.ts';

/** What came of changing the booking on the hotel page, until another step is opened; otherwise null. */
export const useDraftChange = (step: StepId): DraftChange | null => {
  const { state } = useLocation();
  const [opened] = useState({ change: draftChangeIn(state), step });
  return step === opened.step ? opened.change : null;
};
