import { useState } from 'react';
import type { HotelPage_OfferFragment } from '../../generated/graphql.ts';
import { readTab, writeTab } from '../../lib/tabStorage.ts';

type Offer = HotelPage_OfferFragment;

interface Choice {
  readonly offerId: string;
  readonly mealPlan: string | null;
}

const name = 'hotel.room';

/** The room this tab chose last. An offer's id names hotel, room and stay, so it chooses nothing at another one. */
const keptChoice = (): Choice | null => {
  const kept = readTab(name);
  if (typeof kept !== 'object' || kept === null || !('offerId' in kept) || !('mealPlan' in kept)) return null;
  const { offerId, mealPlan } = kept;
  if (typeof offerId !== 'string') return null;
  return { offerId, mealPlan: typeof mealPlan === 'string' ? mealPlan : null };
};

/** The one chosen room and its meal plan. A choice whose offer is gone counts as none. It outlives a reload and the way Back. */
export const useRoomChoice = (offers: readonly Offer[]) => {
  const [choice, setChoice] = useState<Choice | null>(keptChoice);
  const selected = offers.find((offer) => offer.id === choice?.offerId) ?? null;
  const wish = choice?.mealPlan ?? null;
  const mealPlan = selected && (wish && selected.mealChoices.includes(wish) ? wish : selected.mealPlan);
  const choose = (next: Choice): void => {
    writeTab(name, next);
    setChoice(next);
  };
  return {
    selected,
    mealPlan,
    select: (offerId: string) => choose({ offerId, mealPlan: wish }),
    selectMeal: (plan: string) => selected && choose({ offerId: selected.id, mealPlan: plan }),
  };
};

export type RoomChoice = ReturnType<typeof useRoomChoice>;
