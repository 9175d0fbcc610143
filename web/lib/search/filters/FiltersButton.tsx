import { SlidersHorizontal } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/Button.tsx';
import { messages } from './Filters.messages.ts';
import { activeFilters, type Filters } from './filters.ts';
import { FiltersPart } from './filtersPart.ts';
import styles from './FiltersButton.module.css';

interface FiltersButtonProps {
  filters: Filters;
  onPress: () => void;
  size?: 'sm' | 'md';
}

/** Opens the filters and shows how many are active. */
export function FiltersButton({ filters, onPress, size = 'md' }: FiltersButtonProps) {
  const intl = useIntl();
  const active = activeFilters(filters).length;
  return (
    <Button
      variant="secondary"
      size={size}
      icon={SlidersHorizontal}
      onPress={onPress}
      onNear={FiltersPart.load}
    >
      {intl.formatMessage(messages.filters)}
      {active > 0 && (
        <span className={styles.active}>
          <span aria-hidden="true">{active}</span>
          <span className="visually-hidden">
            {intl.formatMessage(messages.filtersActive, { count: active })}
          </span>
        </span>
      )}
    </Button>
  );
}
