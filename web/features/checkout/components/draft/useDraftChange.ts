import { useLocation } from 'react-router-dom';
import { type DraftChange, draftChangeIn } from '#lib/booking/draftChange.ts';

/**
 * What came of changing the booking on the hotel page; otherwise null. Only the history entry with which the checkout
 * was opened has it, also after the step has been resumed; those of further steps do not.
 */
export const useDraftChange = (): DraftChange | null => draftChangeIn(useLocation().state);
