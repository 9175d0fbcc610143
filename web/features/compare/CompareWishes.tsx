import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PriceRange } from '#models/search/offer-wishes.ts';
import { Text } from '#i18n/Text.tsx';
import { meals, wishes as wishLabels } from '#lib/hooks/labels.messages.ts';
import { useWishNames } from '#lib/hotel/useWishNames.ts';
import { usePriceLabel } from '#lib/search/price/usePriceLabel.ts';
import { ToggleChip } from '#ui/ToggleChip.tsx';
import { messages } from './compare.messages.ts';
import styles from './ComparePage.module.css';
import type { Comparison } from './useComparison.ts';

const BREAKFAST = 'Breakfast Included';

function MealNames({ chosen }: { chosen: readonly string[] }) {
  const names = useWishNames();
  return names({ meals: [...chosen], freeCancellation: false });
}

const isSame = (one: PriceRange, other: PriceRange | null): boolean =>
  one.min === other?.min && one.max === other.max && one.per === other.per;

/** Chip for the price range from the URL. It stays when the range was turned off, so that it can be turned on again. */
function PriceChip({ comparison }: { comparison: Comparison }) {
  const label = usePriceLabel();
  const { wishes } = comparison.stay;
  const price = wishes.price ?? null;
  const [offered, setOffered] = useState(price);
  if (price && !isSame(price, offered)) setOffered(price);
  if (!offered) return null;
  return (
    <ToggleChip
      isSelected={price !== null}
      onChange={(isOn) => comparison.ask({ ...wishes, price: isOn ? offered : null })}
    >
      {label(offered)}
    </ToggleChip>
  );
}

/** The wishes for the rooms of all hotels, as chips that can be turned on and off. */
export function CompareWishes({ comparison }: { comparison: Comparison }) {
  const intl = useIntl();
  const { wishes } = comparison.stay;
  const hasMeals = wishes.meals.length > 0;
  return (
    <fieldset className={styles.wishes}>
      <legend>{intl.formatMessage(messages.ask)}</legend>
      <ToggleChip
        isSelected={hasMeals}
        onChange={(isOn) => comparison.ask({ ...wishes, meals: isOn ? [BREAKFAST] : [] })}
      >
        {hasMeals ? <MealNames chosen={wishes.meals} /> : <Text message={meals[BREAKFAST]} />}
      </ToggleChip>
      <ToggleChip
        isSelected={wishes.freeCancellation}
        onChange={(freeCancellation) => comparison.ask({ ...wishes, freeCancellation })}
      >
        <Text message={wishLabels.freeCancellation} />
      </ToggleChip>
      <ToggleChip
        isSelected={wishes.bedsForAll === true}
        onChange={(bedsForAll) => comparison.ask({ ...wishes, bedsForAll })}
      >
        <Text message={wishLabels.bedsForAll} />
      </ToggleChip>
      <PriceChip comparison={comparison} />
    </fieldset>
  );
}
