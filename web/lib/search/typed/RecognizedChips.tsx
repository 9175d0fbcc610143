import { useIntl } from 'react-intl';
import { today } from '#i18n/dates/plain-date.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { ChipList } from '#ui/ChipList.tsx';
import { defaultParty, guestsOf } from '../../stay/guests/occupancy.ts';
import { useLabels } from '../../hooks/useLabels.ts';
import { defaultDates } from '../dates/stayDates.ts';
import type { Criteria } from '../searchState.ts';
import type { RecognizedWords } from './recognized.ts';
import styles from './UnusedWords.module.css';
import { messages } from './unusedWords.messages.ts';
import { useRecognizedLabels } from './useRecognizedLabels.ts';

interface RecognizedChipsProps {
  recognized: Pick<RecognizedWords, 'party' | 'stay' | 'order'>;
  /** The current search. */
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** Called when the order is removed. */
  onDropOrder: () => void;
}

const PARTY = 'party';
const STAY = 'stay';
const ORDER = 'order';

/**
 * The people, the days and the order that a search took from typed words, each removable: then the defaults apply again.
 * Filters have their own chips in any case.
 */
export function RecognizedChips({ recognized, criteria, onChange, onDropOrder }: RecognizedChipsProps) {
  const { party, stay, order } = recognized;
  const intl = useIntl();
  const dates = useDates();
  const labels = useLabels();
  const recognizedLabels = useRecognizedLabels();
  const items = [
    ...(party ? [{ id: PARTY, label: labels.peopleWithAges({ guests: guestsOf(party), party }) }] : []),
    ...(stay ? [{ id: STAY, label: dates.range(stay.checkIn, stay.checkOut) }] : []),
    ...(order ? [{ id: ORDER, label: recognizedLabels.order(order) }] : []),
  ];
  if (items.length === 0) return null;
  const drop = (id: string) => {
    if (id === ORDER) onDropOrder();
    else
      onChange(
        id === PARTY ? { ...criteria, party: defaultParty } : { ...criteria, ...defaultDates(today()) },
      );
  };
  const label = intl.formatMessage(messages.fromWords);
  return (
    <div className={styles.taken}>
      <span aria-hidden="true">{label}</span>
      <ChipList label={label} items={items} onRemove={drop} />
    </div>
  );
}
