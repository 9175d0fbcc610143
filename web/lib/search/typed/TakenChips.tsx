import { useIntl } from 'react-intl';
import { today } from '#i18n/dates/plain-date.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { ChipList } from '#ui/ChipList.tsx';
import { defaultParty } from '../../stay/guests/occupancy.ts';
import { useLabels } from '../../hooks/useLabels.ts';
import { defaultDates } from '../dates/stayDates.ts';
import { filterKey, type Filters, removeFilter } from '../filters/filters.ts';
import { useFilterLabel } from '../filters/useFilterLabel.ts';
import type { Criteria } from '../searchState.ts';
import type { TakenWords } from './taken.ts';
import styles from './UnusedWords.module.css';
import { messages } from './unusedWords.messages.ts';

interface TakenChipsProps {
  taken: TakenWords;
  /** What the search is now. */
  search: { readonly criteria: Criteria; readonly filters: Filters };
  onCriteria: (criteria: Criteria) => void;
  onFilters: (filters: Filters) => void;
}

const ADULTS = 'adults';
const STAY = 'stay';

/** What a search took over from typed words, each part to be taken back: people and days are the usual ones again. */
export function TakenChips({ taken, search, onCriteria, onFilters }: TakenChipsProps) {
  const intl = useIntl();
  const dates = useDates();
  const labels = useLabels();
  const filterLabel = useFilterLabel();
  const { adults, stay, filters } = taken;
  const items = [
    ...(adults === null ? [] : [{ id: ADULTS, label: labels.count('adults', adults) }]),
    ...(stay ? [{ id: STAY, label: dates.range(stay.checkIn, stay.checkOut) }] : []),
    ...filters.map((value) => ({ id: filterKey(value), label: filterLabel(value) })),
  ];
  if (items.length === 0) return null;
  const drop = (id: string) => {
    const { criteria } = search;
    if (id === ADULTS) onCriteria({ ...criteria, party: defaultParty });
    else if (id === STAY) onCriteria({ ...criteria, ...defaultDates(today()) });
    else {
      const gone = filters.find((value) => filterKey(value) === id);
      if (gone) onFilters(removeFilter(search.filters, gone));
    }
  };
  const label = intl.formatMessage(messages.fromWords);
  return (
    <div className={styles.taken}>
      <span aria-hidden="true">{label}</span>
      <ChipList label={label} items={items} onRemove={drop} />
    </div>
  );
}
