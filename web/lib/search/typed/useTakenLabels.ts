import { useDates } from '#i18n/dates/useDates.ts';
import { useLabels } from '../../hooks/useLabels.ts';
import { useFilterLabel } from '../filters/useFilterLabel.ts';
import { isolated } from '../destination/useSuggestionWords.ts';
import type { TakenWords } from './taken.ts';

/** Labels of details taken from typed words: “4 adults”, “12 – 15 Mar 2027”; “Breakfast”, “up to €200 a night”. */
export const useTakenLabels = () => {
  const dates = useDates();
  const labels = useLabels();
  const filter = useFilterLabel();
  return {
    ofStay: ({ adults, stay }: Pick<TakenWords, 'adults' | 'stay'>): readonly string[] => [
      ...(adults === null ? [] : [isolated(labels.count('adults', adults))]),
      ...(stay ? [isolated(dates.range(stay.checkIn, stay.checkOut))] : []),
    ],
    ofFilters: ({ filters }: Pick<TakenWords, 'filters'>): readonly string[] =>
      filters.map((value) => isolated(filter(value))),
  };
};
