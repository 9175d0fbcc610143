import { useDates } from '#i18n/dates/useDates.ts';
import { guestsOf } from '../../stay/guests/occupancy.ts';
import { useLabels } from '../../hooks/useLabels.ts';
import { useFilterLabel } from '../filters/useFilterLabel.ts';
import { isolated } from '../destination/useSuggestionWords.ts';
import type { RecognizedWords } from './recognized.ts';

/** Labels of details taken from typed words: “2 adults, 1 child (aged 5)”, “12 – 15 Mar 2027”; “Breakfast”, “up to €200 a night”. */
export const useRecognizedLabels = () => {
  const dates = useDates();
  const labels = useLabels();
  const filter = useFilterLabel();
  return {
    ofStay: ({ party, stay }: Pick<RecognizedWords, 'party' | 'stay'>): readonly string[] => [
      ...(party ? [isolated(labels.peopleWithAges({ guests: guestsOf(party), party }))] : []),
      ...(stay ? [isolated(dates.range(stay.checkIn, stay.checkOut))] : []),
    ],
    ofFilters: ({ filters }: Pick<RecognizedWords, 'filters'>): readonly string[] =>
      filters.map((value) => isolated(filter(value))),
  };
};
