import { useState } from 'react';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

type Offer = HotelPage_OfferFragment;

interface Choice {
  readonly offerId: string;
  readonly mealPlan: string | null;
}

const name = 'hotel.room';

interface ChoiceScope {
  readonly hotelId: string;
  readonly wishes: OfferWishes;
  /** True when a booking is being changed: its room was chosen before its meals became a wish. */
  readonly isChange: boolean;
}

/** False for a price range without limits, which is the same wish as no range. */
const isLimited = (price: OfferWishes['price']): price is NonNullable<OfferWishes['price']> =>
  price !== undefined && price !== null && (price.min > 0 || price.max !== null);

const wishText = ({ meals, freeCancellation, bedsForAll = false, price }: OfferWishes): string =>
  [
    meals.join(),
    freeCancellation,
    ...(bedsForAll ? ['beds'] : []),
    ...(isLimited(price) ? [price.min, price.max, price.per] : []),
  ].join(' ');

/**
 * The choice stored in this tab, if it was made at this hotel and, unless a booking is being changed, for the same
 * wishes. Ids of offers contain the stay, so a choice for other dates matches no offer.
 */
const storedChoice = ({ hotelId, wishes, isChange }: ChoiceScope): Choice | null => {
  const stored = readTab(name);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('hotelId' in stored) || !('offerId' in stored) || !('mealPlan' in stored)) return null;
  const { offerId, mealPlan } = stored;
  const isForSameWishes = 'wishes' in stored && stored.wishes === wishText(wishes);
  if (!isChange && !isForSameWishes) return null;
  if (stored.hotelId !== hotelId || typeof offerId !== 'string') return null;
  return { offerId, mealPlan: typeof mealPlan === 'string' ? mealPlan : null };
};

/**
 * The one chosen room and its meal plan. A choice whose offer no longer exists is ignored. It survives a reload and
 * Back.
 */
export const useRoomChoice = ({ offers, ...scope }: ChoiceScope & { readonly offers: readonly Offer[] }) => {
  const { hotelId, wishes } = scope;
  const [choice, setChoice] = useState(() => storedChoice(scope));
  const selected = offers.find((offer) => offer.id === choice?.offerId) ?? null;
  const wish = choice?.mealPlan ?? null;
  const mealPlan = selected && (wish && selected.mealChoices.includes(wish) ? wish : selected.mealPlan);
  const choose = (next: Choice): void => {
    writeTab(name, { hotelId, wishes: wishText(wishes), ...next });
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
