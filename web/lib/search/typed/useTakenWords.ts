import { useUnits } from '../price/useLimitUnit.ts';
import { type Shown, type TakenWords, wordsInForce } from './taken.ts';
import { useTypedWishes } from './useTypedWishes.ts';

/** Which of the typed words a page follows, and which not; null until they are read. */
export const useTakenWords = (runs: readonly string[], shown: Shown): TakenWords | null => {
  const units = useUnits();
  const wishes = useTypedWishes(runs);
  return wishes && wordsInForce(runs, wishes, shown, units);
};
