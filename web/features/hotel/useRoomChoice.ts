import { useState } from 'react';
import type { HotelPage_OfferFragment } from '../../generated/graphql.ts';
import { readTab, writeTab } from '../../lib/tabStorage.ts';

type Offer = HotelPage_OfferFragment;

interface Choice {
  readonly offerId: string;
  readonly mealPlan: string | null;
}

const name = 'hotel.room';

/** The room this tab chose last, when it was at this hotel. An offer's id names the stay, so it chooses nothing in another. */
const keptChoice = (hotelId: string): Choice | null => {
  const kept = readTab(name);
  if (typeof kept !== 'object' || kept === null) return null;
  if (!('hotelId' in kept) || !('offerId' in kept) || !('mealPlan' in kept)) return null;
  const { offerId, mealPlan } = kept;
  if (kept.hotelId !== hotelId || typeof offerId !== 'string') return null;
  return { offerId, mealPlan: typeof mealPlan === 'string' ? mealPlan : null };
};

/** The one chosen room and its meal plan. A choice whose offer is gone counts as none. It outlives a reload and the way Back. */
export const useRoomChoice = (hotelId: string, offers: readonly Offer[]) => {
  const [choice, setChoice] = useState(() => keptChoice(hotelId));
  const selected = offers.find((offer) => offer.id === choice?.offerId) ?? null;
  const wish = choice?.mealPlan ?? null;
  const mealPlan = selected && (wish && selected.mealChoices.includes(wish) ? wish : selected.mealPlan);
  const choose = (next: Choice): void => {
    writeTab(name, { hotelId, ...next });
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
