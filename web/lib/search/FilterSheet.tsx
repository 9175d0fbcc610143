import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/focusField.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { Filter_FacetsFragment } from '../../generated/graphql.ts';
import { AmenityGroup, AreaGroup, CheckGroups, FacetCount, StarGroup } from './FilterGroups.tsx';
import { messages } from './Filters.messages.ts';
import { PriceFilter } from './PriceFilter.tsx';
import styles from './FilterSheet.module.css';

/** What is known of the list that the filters narrow. */
export interface FilteredList {
  readonly facets: Filter_FacetsFragment;
  /** Hotels that match. */
  readonly matching: number;
  /** Hotels of the place. */
  readonly total: number;
}

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  filters: Filters;
  /** Called at every change: the list behind the sheet and the counts in it follow at once. */
  onChange: (filters: Filters) => void;
  /** Undefined while the search runs: its numbers would not stay. */
  list: FilteredList | undefined;
}

/** Every filter of the list; the button at the foot says how many hotels are left. */
export function FilterSheet({ isOpen, onClose, filters, onChange, list }: FilterSheetProps) {
  const intl = useIntl();
  const facets = list?.facets;
  const group = { filters, onChange, facets };
  const total = list?.total ?? 0;
  const groups = useRef<HTMLDivElement>(null);
  // What could not be read as a price is not dropped unsaid.
  const show = () => {
    const wrong = groups.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) focusField(wrong);
    else onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      footer={
        <>
          <Button variant="ghost" onPress={() => onChange(NO_FILTERS)}>
            {intl.formatMessage(messages.clear)}
          </Button>
          <Button onPress={show}>
            {list
              ? intl.formatMessage(messages.show, { count: list.matching })
              : intl.formatMessage(messages.showUncounted)}
          </Button>
        </>
      }
    >
      <div className={styles.groups} ref={groups}>
        <PriceFilter
          price={filters.price}
          onChange={(price) => onChange({ ...filters, price })}
          spread={facets?.prices}
        />
        <StarGroup {...group} />
        <CheckGroups {...group} />
        <Switch
          variant="ok"
          isSelected={filters.freeCancellation}
          onChange={(freeCancellation) => onChange({ ...filters, freeCancellation })}
        >
          <span className={styles.free}>
            <Icon icon={CircleCheck} size={20} />
            {intl.formatMessage(messages.freeCancellation)}
          </span>
          <FacetCount count={facets?.freeCancellation} />
        </Switch>
        <AreaGroup {...group} />
        <AmenityGroup {...group} />
        {facets && facets.knownHotels < total && (
          <p className={styles.known}>
            {intl.formatMessage(messages.known, {
              known: intl.formatNumber(facets.knownHotels),
              total: intl.formatNumber(total),
            })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
