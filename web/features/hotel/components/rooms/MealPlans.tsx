import { Coffee } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { dealMessages as messages } from '../../HotelPage.messages.ts';
import type { RoomChoice } from '../../rooms/useRoomChoice.ts';
import styles from '../Deal.module.css';

interface MealPlansProps {
  offers: readonly HotelPage_OfferFragment[];
  choice: RoomChoice;
}

/** Meal plans to choose from, which the chosen room has at no surcharge; before a room is chosen, a list of those of all. */
export function MealPlans({ offers, choice }: MealPlansProps) {
  const intl = useIntl();
  const labels = useLabels();
  const { selected, mealPlan, selectMeal } = choice;
  const plans = [...new Set(offers.flatMap((offer) => offer.mealChoices))];
  return (
    <Card as="section" aria-labelledby="meals-heading">
      <h2 id="meals-heading" className={styles.panelHeading}>
        <Icon icon={Coffee} size={22} />
        {intl.formatMessage(messages.meals)}
      </h2>
      {selected ? (
        <RadioGroup
          label={intl.formatMessage(messages.meals)}
          isLabelHidden
          value={mealPlan}
          onChange={selectMeal}
          options={selected.mealChoices.map((plan) => ({ id: plan, label: labels.meal(plan) }))}
        />
      ) : (
        <>
          <ul className={styles.plans}>
            {plans.map((plan) => (
              <li key={plan}>{labels.meal(plan)}</li>
            ))}
          </ul>
          <p className={styles.line}>{intl.formatMessage(messages.mealsHint)}</p>
        </>
      )}
    </Card>
  );
}
