import { Search } from 'lucide-react';
import { useDates } from '#i18n/dates/useDates.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { activeFilters } from '#lib/search/filters/filters.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { useFilterLabel } from '#lib/search/filters/useFilterLabel.ts';
import { usePlaceNames } from '#lib/search/destination/usePlaceNames.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Icon } from '#ui/Icon.tsx';
import type { RepeatableSearch } from './repeatableSearchOf.ts';
import { messages } from './ContinueSection.messages.ts';
import styles from './ContinueSection.module.css';
import { messages as results } from '../../results/Results.messages.ts';
import { StepCard } from './StepCard.tsx';

/** Link that repeats the last search, with its place, dates, guests and wishes. */
export function LastSearch({ search }: { search: RepeatableSearch }) {
  const dates = useDates();
  const labels = useLabels();
  const filterLabel = useFilterLabel();
  const comma = useComma();
  const { criteria, filters, to, isMoved } = search;
  const names = usePlaceNames(criteria);
  const { party } = criteria;
  const range = <bdi key="dates">{dates.range(criteria.checkIn, criteria.checkOut)}</bdi>;
  const wishes = activeFilters(filters).map(filterLabel).join(comma);
  const place = names.city || names.country;
  return (
    <StepCard
      to={to}
      state={{ scrollTo: 'results' }}
      topic="search"
      mark={<Icon icon={Search} size={28} />}
      label={<Text message={messages.lastSearch} />}
      name={place ? <bdi>{place}</bdi> : <Text message={results.all} />}
    >
      <span className={styles.line}>
        {isMoved ? <Text message={messages.moved} values={{ dates: range }} /> : range}
      </span>
      <span className={styles.line}>{labels.people({ guests: guestsOf(party), party })}</span>
      {wishes !== '' && (
        <span className={styles.line}>
          <bdi>{wishes}</bdi>
        </span>
      )}
    </StepCard>
  );
}
