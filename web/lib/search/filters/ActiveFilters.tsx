import { useIntl } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import { ChipList } from '#ui/ChipList.tsx';
import { activeFilters, filterKey, type Filters, NO_FILTERS, removeFilter } from './filters.ts';
import { useFilterLabel } from './useFilterLabel.ts';
import type { TownPart } from '#models/hotel/place-in-town.ts';
import styles from './ActiveFilters.module.css';
import { messages } from './Filters.messages.ts';

interface ActiveFiltersProps {
  filters: Filters;
  /** Parts of the city, as far as they are known by now. */
  parts: readonly TownPart[];
  onChange: (filters: Filters) => void;
}

/** One removable chip for each filter value. */
export function ActiveFilters({ filters, parts, onChange }: ActiveFiltersProps) {
  const intl = useIntl();
  const label = useFilterLabel(parts);
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  const remove = (id: string) => {
    const removed = active.find((filter) => filterKey(filter) === id);
    if (removed) onChange(removeFilter(filters, removed));
  };
  return (
    <div className={styles.chips}>
      <ChipList
        label={intl.formatMessage(messages.activeFilters)}
        items={active.map((filter) => ({ id: filterKey(filter), label: label(filter) }))}
        onRemove={remove}
      />
      <Button variant="ghost" size="sm" onPress={() => onChange(NO_FILTERS)}>
        {intl.formatMessage(messages.clear)}
      </Button>
    </div>
  );
}
