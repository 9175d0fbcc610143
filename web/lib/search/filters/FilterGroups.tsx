import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ToggleChip } from '#ui/ToggleChip.tsx';
import { type Filters, QUALITY, STAR_CLASSES, STARS } from './filters.ts';
import { useLabelOfKey } from './useFilterLabel.ts';
import type { Filter_FacetsFragment } from '#generated/graphql.ts';
import { amenityIcons } from '../../hotel/amenityIcons.ts';
import { NEAR_METERS } from '#shared/map/place-in-town.ts';
import { useDistance } from '../../location/CentreDistance.tsx';
import { PartName } from '../../location/PartName.tsx';
import { messages } from './Filters.messages.ts';
import styles from './FilterSheet.module.css';
import { amenityLabels } from '../../hotel/hotelLabels.messages.ts';
import { meals as mealLabels } from '../../hooks/labels.messages.ts';
import { qualityFilterLabels } from './qualityFilter.messages.ts';

export interface GroupProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  facets: Filter_FacetsFragment | undefined;
}

const toggled = <T,>(list: readonly T[], value: T, isOn: boolean) =>
  isOn ? [...list, value] : list.filter((entry) => entry !== value);

const countOf = (facets: readonly { key: string; count: number }[] | undefined, key: string | number) =>
  facets?.find((facet) => facet.key === String(key))?.count;

const inOrder = <T extends string>(known: readonly T[], chosen: readonly string[]) =>
  known.filter((key) => chosen.includes(key));

/**
 * Stars 5, 4 and 3, and those that were in the URL since the group was opened, so that a removed one can be chosen
 * again.
 */
const useOfferedStars = (chosen: readonly number[]) => {
  const [offered, setOffered] = useState<readonly number[]>(STARS);
  const missing = chosen.filter((stars) => !offered.includes(stars));
  if (missing.length > 0) setOffered([...offered, ...missing]);
  return STAR_CLASSES.filter((stars) => offered.includes(stars) || missing.includes(stars));
};

/** One chip for each star class that is offered. */
export function StarGroup({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  const offered = useOfferedStars(filters.stars);
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage(messages.stars)}</legend>
      <div className={styles.chips}>
        {offered.map((stars) => (
          <ToggleChip
            key={stars}
            isSelected={filters.stars.includes(stars)}
            isFaint={countOf(facets?.hotelClass, stars) === 0}
            onChange={(isOn) =>
              onChange({
                ...filters,
                stars: STAR_CLASSES.filter((each) => toggled(filters.stars, stars, isOn).includes(each)),
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

/** Number of hotels that an option leaves: digits on screen, words for screen readers. */
export function FacetCount({ count }: { count: number | undefined }) {
  const intl = useIntl();
  if (count === undefined) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {intl.formatNumber(count)}
      </span>
      <span className="visually-hidden">, {intl.formatMessage(messages.matches, { count })}</span>
    </>
  );
}

/** Amenities; all chosen ones must match. */
export function AmenityGroup({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  const label = useLabelOfKey();
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage(messages.amenities)}</legend>
      <div className={styles.chips}>
        {AMENITY_KEYS.map((key) => {
          const icon = amenityIcons[key];
          return (
            <ToggleChip
              key={key}
              {...(icon ? { icon } : {})}
              isSelected={filters.amenities.includes(key)}
              isFaint={countOf(facets?.amenities, key) === 0}
              onChange={(isOn) =>
                onChange({
                  ...filters,
                  amenities: inOrder(AMENITY_KEYS, toggled(filters.amenities, key, isOn)),
                })
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

/** Well-known parts of the city; any of the chosen ones matches. */
export function AreaGroup({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  const distance = useDistance();
  const known = facets?.areas ?? [];
  if (known.length === 0) return null;
  const names = known.map(({ part }) => part.name);
  return (
    <fieldset className={styles.group}>
      <legend>{intl.formatMessage(messages.areas)}</legend>
      <div className={styles.chips}>
        {known.map(({ part, count }) => (
          <ToggleChip
            key={part.name}
            isSelected={filters.areas.includes(part.name)}
            isFaint={count === 0}
            onChange={(isOn) =>
              onChange({ ...filters, areas: inOrder(names, toggled(filters.areas, part.name, isOn)) })
            }
          >
            <PartName part={part} />
            <FacetCount count={count} />
          </ToggleChip>
        ))}
      </div>
      <p className={styles.known}>
        {intl.formatMessage(messages.areasHint, { distance: distance(NEAR_METERS) })}
      </p>
    </fieldset>
  );
}

/** Quality and meals. */
export function CheckGroups({ filters, onChange, facets }: GroupProps) {
  const intl = useIntl();
  const label = useLabelOfKey();
  const option = (
    labels: typeof mealLabels | typeof qualityFilterLabels,
    id: string,
    counts?: typeof facets,
  ) => {
    const detail = countOf(
      counts && (labels === mealLabels ? counts.mealPreferences : counts.hotelRating),
      id,
    );
    return {
      id,
      label: label(labels, id),
      ...(detail === undefined ? {} : { detail: intl.formatNumber(detail), isFaint: detail === 0 }),
    };
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
        options={MEAL_KEYS.map((key) => option(mealLabels, key, facets))}
        onChange={(chosen) => onChange({ ...filters, meals: inOrder(MEAL_KEYS, chosen) })}
      />
    </>
  );
}
