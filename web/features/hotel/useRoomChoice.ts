import { useState } from 'react';
import type { HotelPage_OfferFragment } from '../../generated/graphql.ts';

type Offer = HotelPage_OfferFragment;

interface Choice {
  readonly offerId: string;
  readonly mealPlan: string | null;
}

/** The one chosen room and its meal plan. A choice whose offer is gone counts as none; nothing is chosen at first. */
export const useRoomChoice = (offers: readonly Offer[]) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  const selected = offers.find((offer) => offer.id === choice?.offerId) ?? null;
  const wish = choice?.mealPlan ?? null;
  const mealPlan = selected && (wish && selected.mealChoices.includes(wish) ? wish : selected.mealPlan);
  return {
    selected,
    mealPlan,
    select: (offerId: string) => setChoice({ offerId, mealPlan: wish }),
    selectMeal: (plan: string) => selected && setChoice({ offerId: selected.id, mealPlan: plan }),
  };
};

export type RoomChoice = ReturnType<typeof useRoomChoice>;
