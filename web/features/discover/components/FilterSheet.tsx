import { CircleCheck, Star } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RangeSlider } from '../../../ui/RangeSlider.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import {
  AMENITIES,
  type Filters,
  MEALS,
  NO_FILTERS,
  PRICE,
  priceRange,
  QUALITY,
  STARS,
} from '../search/filters.ts';
import { useKeyLabels, useSliderPrice } from '../useFilterLabel.ts';
import type { Result } from '../useResults.ts';
import { amenityIcons } from '../../../lib/amenityIcons.ts';
import { messages } from './Filters.messages.ts';
import styles from './FilterSheet.module.css';
import { amenityLabels } from '../../../lib/hotelLabels.messages.ts';
import { mealLabels, qualityFilterLabels } from './labels.messages.ts';
import { messages as resultMessages } from './Results.messages.ts';

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  filters: Filters;
  /** Called at every change: the list behind the sheet and the counts in it follow at once. */
  onChange: (filters: Filters) => void;
  result: Result | undefined;
}

interface GroupProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  facets: Result['facets'] | undefined;
}

const toggled = <T,>(list: readonly T[], value: T, isOn: boolean) =>
  isOn ? [...list, value] : list.filter((entry) => entry !== value);

const countOf = (facets: readonly { key: string; count: number }[] | undefined, key: string | number) => {
  const count = facets?.find((facet) => facet.key === String(key))?.count;
  return count === undefined ? undefined : String(count);
};

const inOrder = <T extends string>(known: readonly T[], chosen: readonly string[]) =>
  known.filter((key) => chosen.includes(key));

function PriceGroup({ filters, onChange }: GroupProps) {
  const intl = useIntl();
  const format = useSliderPrice();
  const { price } = filters;
  // While a handle moves only the slider follows; the search starts when it is let go.
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  return (
    <RangeSlider
      label={intl.formatMessage(messages.price)}
      minLabel={intl.formatMessage(messages.lowest)}
      maxLabel={intl.formatMessage(messages.highest)}
      min={PRICE.min}
      max={PRICE.max}
      step={PRICE.step}
      value={moving ?? [price.min, price.max]}
      format={format}
      hint={intl.formatMessage(messages.steps, { highest: format(PRICE.max).replace('+', '') })}
      onChange={setMoving}
      onChangeEnd={([min, max]) => {
        setMoving(null);
        onChange({ ...filters, price: priceRange(min, max) });
      }}
    />
  );
}

function StarGroup({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage(messages.stars)}</legend>
      <div className={styles.chips}>
        {STARS.map((stars) => (
          <ToggleChip
            key={stars}
            isSelected={filters.stars.includes(stars)}
            onChange={(isOn) =>
              onChange({
                ...filters,
                stars: STARS.filter((each) => toggled(filters.stars, stars, isOn).includes(each)),
              })
            }
          >
            <span className={styles.stars} aria-hidden="true">
              {stars} <Icon icon={Star} size={16} />
            </span>
            <span className="visually-hidden">{intl.formatMessage(messages.starCount, { stars })}</span>
            <FacetCount count={countOf(facets?.hotelClass, stars)} />
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

function FacetCount({ count }: { count: string | undefined }) {
  const intl = useIntl();
  if (count === undefined) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">
        , {intl.formatMessage(messages.matches, { count: Number(count) })}
      </span>
    </>
  );
}

function AmenityGroup({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  const label = useKeyLabels();
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage(messages.amenities)}</legend>
      <div className={styles.chips}>
        {AMENITIES.map((key) => {
          const icon = amenityIcons[key];
          return (
            <ToggleChip
              key={key}
              {...(icon ? { icon } : {})}
              isSelected={filters.amenities.includes(key)}
              onChange={(isOn) =>
                onChange({ ...filters, amenities: inOrder(AMENITIES, toggled(filters.amenities, key, isOn)) })
              }
            >
              {label(amenityLabels, key)}
              <FacetCount count={countOf(facets?.amenities, key)} />
            </ToggleChip>
          );
        })}
      </div>
    </fieldset>
  );
}

function CheckGroups({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  const label = useKeyLabels();
  const option = (
    labels: typeof mealLabels | typeof qualityFilterLabels,
    id: string,
    counts?: typeof facets,
  ) => {
    const detail = countOf(
      counts && (labels === mealLabels ? counts.mealPreferences : counts.hotelRating),
      id,
    );
    return { id, label: label(labels, id), ...(detail === undefined ? {} : { detail }) };
  };
  return (
    <>
      <CheckboxGroup
        className={styles.checks ?? ''}
        label={intl.formatMessage(messages.quality)}
        columns={2}
        value={[...filters.quality]}
        options={QUALITY.map((key) => option(qualityFilterLabels, key, facets))}
        onChange={(chosen) => onChange({ ...filters, quality: inOrder(QUALITY, chosen) })}
      />
      <CheckboxGroup
        className={styles.checks ?? ''}
        label={intl.formatMessage(messages.meals)}
        columns={2}
        value={[...filters.meals]}
        options={MEALS.map((key) => option(mealLabels, key, facets))}
        onChange={(chosen) => onChange({ ...filters, meals: inOrder(MEALS, chosen) })}
      />
    </>
  );
}

/** Every filter of the list; the button at the foot says how many hotels are left. */
export function FilterSheet({ isOpen, onClose, filters, onChange, result }: FilterSheetProps) {
  const intl = useIntl();
  const facets = result?.facets;
  const group = { filters, onChange, facets };
  const count = result?.pageInfo.totalItems ?? 0;
  const total = result?.progress.total ?? 0;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      footer={
        <>
          <Button variant="ghost" onPress={() => onChange(NO_FILTERS)}>
            {intl.formatMessage(resultMessages.clear)}
          </Button>
          <Button onPress={onClose}>{intl.formatMessage(messages.show, { count })}</Button>
        </>
      }
    >
      <div className={styles.groups}>
        <PriceGroup {...group} />
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
          <FacetCount count={facets && String(facets.freeCancellation)} />
        </Switch>
        <AmenityGroup {...group} />
        {facets && facets.knownHotels < total && (
          <p className={styles.known}>
            {intl.formatMessage(messages.known, { known: facets.knownHotels, total })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
