import { BedDouble, CircleCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Filter_FacetsFragment } from '#generated/graphql.ts';
import { Icon } from '#ui/Icon.tsx';
import { Switch } from '#ui/Switch.tsx';
import {
  AmenityGroup,
  AreaGroup,
  CheckGroups,
  FacetCount,
  type GroupProps,
  StarGroup,
} from './FilterGroups.tsx';
import { wishes as wishLabels } from '../../hooks/labels.messages.ts';
import type { Filters } from './filters.ts';
import { messages } from './Filters.messages.ts';
import { PriceFilter } from '../price/PriceFilter.tsx';
import styles from './FilterSheet.module.css';

/** Facts about the list that the filters narrow. */
export interface FilteredList {
  readonly facets: Filter_FacetsFragment;
  /** Number of hotels that match. */
  readonly matching: number;
  /** Number of matching hotels without rooms. */
  readonly soldOut: number;
  /** Number of hotels of the place. */
  readonly total: number;
}

interface FilterFieldsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  list: FilteredList | undefined;
  /** Number of nights of the searched stay. */
  nights: number;
}

/** Free cancellation; when it is no longer possible for the dates, the switch says so and cannot be turned on. */
function FreeCancellation({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  const isOver = facets?.isFreeCancellationOver === true;
  return (
    <Switch
      variant="ok"
      isSelected={filters.freeCancellation}
      // A filter that is already chosen can always be removed.
      isReadOnly={isOver && !filters.freeCancellation}
      onChange={(freeCancellation) => onChange({ ...filters, freeCancellation })}
    >
      <span className={styles.free}>
        <Icon icon={CircleCheck} size={20} />
        <span>
          {intl.formatMessage(messages.freeCancellation)}
          {isOver && (
            <>
              <span className="visually-hidden">. </span>
              <span className={styles.over}>{intl.formatMessage(messages.freeCancellationOver)}</span>
            </>
          )}
        </span>
      </span>
      {!isOver && <FacetCount count={facets?.freeCancellation} />}
    </Switch>
  );
}

/** Every filter of the list, each option with the number of hotels it would leave. */
export function FilterFields({ filters, onChange, list, nights }: FilterFieldsProps) {
  const intl = useIntl();
  const facets = list?.facets;
  const group = { filters, onChange, facets };
  const total = list?.total ?? 0;
  return (
    <div className={styles.groups}>
      <PriceFilter
        price={filters.price}
        onChange={(price) => onChange({ ...filters, price })}
        nights={nights}
        spread={facets?.prices}
      />
      <StarGroup {...group} />
      <CheckGroups {...group} />
      <FreeCancellation {...group} />
      <Switch
        variant="ok"
        isSelected={filters.bedsForAll}
        onChange={(bedsForAll) => onChange({ ...filters, bedsForAll })}
      >
        <span className={styles.free}>
          <Icon icon={BedDouble} size={20} />
          {intl.formatMessage(wishLabels.bedsForAll)}
        </span>
        <FacetCount count={facets?.bedsForAll} />
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
  );
}
