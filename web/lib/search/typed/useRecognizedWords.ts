import { useUnits } from '../price/useLimitUnit.ts';
import { type Shown, type RecognizedWords, detailsInForce } from './recognized.ts';
import { useTypedWishes } from './useTypedWishes.ts';

/** Which of the typed words apply to a page, and which do not; null until they are read. */
export const useRecognizedWords = (runs: readonly string[], shown: Shown): RecognizedWords | null => {
  const units = useUnits();
  const wishes = useTypedWishes(runs);
  return wishes && detailsInForce(runs, wishes, shown, units);
};
