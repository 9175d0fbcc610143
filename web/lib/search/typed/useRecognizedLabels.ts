import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { guestsOf } from '../../stay/guests/occupancy.ts';
import { useLabels } from '../../hooks/useLabels.ts';
import { useFilterLabel } from '../filters/useFilterLabel.ts';
import { isolated } from '../destination/useSuggestionWords.ts';
import type { TypedOrder } from './reading/orders.ts';
import type { RecognizedWords } from './recognized.ts';
import { messages } from './unusedWords.messages.ts';

/** Labels of details taken from typed words: “2 adults, 1 child (aged 5)”, “12 – 15 Mar 2027”; “Breakfast”, “up to €200 a night”. */
export const useRecognizedLabels = () => {
  const dates = useDates();
  const labels = useLabels();
  const filter = useFilterLabel();
  const intl = useIntl();
  const comma = useComma();
  const order = (typed: TypedOrder): string => intl.formatMessage(messages[typed]);
  return {
    order,
    ofStay: ({
      party,
      stay,
      unaged,
    }: Pick<RecognizedWords, 'party' | 'stay' | 'unaged'>): readonly string[] => [
      ...(party ? [isolated(labels.peopleWithAges({ guests: guestsOf(party), party }))] : []),
      ...(unaged.length > 0
        ? [isolated(intl.formatMessage(messages.agesAsked, { words: isolated(unaged.join(comma)) }))]
        : []),
      ...(stay ? [isolated(dates.range(stay.checkIn, stay.checkOut))] : []),
    ],
    ofFilters: ({ filters, order: typed }: Pick<RecognizedWords, 'filters' | 'order'>): readonly string[] => [
      ...filters.map((value) => isolated(filter(value))),
      ...(typed ? [isolated(order(typed))] : []),
    ],
  };
};
