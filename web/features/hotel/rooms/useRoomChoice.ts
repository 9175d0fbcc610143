import { useState } from 'react';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import type { ChangedDraft } from '../change/useChangedDraft.ts';

type Offer = HotelPage_OfferFragment;

interface Choice {
  readonly offerId: string;
  readonly mealPlan: string | null;
}

const name = 'hotel.room';

interface ChoiceScope {
  readonly hotelId: string;
  readonly wishes: OfferWishes;
  /** The unpaid booking that is being changed; its room is selected until another is chosen for it. */
  readonly changed: ChangedDraft;
  /** Key of the history entry: the same after Back and a reload, another when the page is opened anew. */
  readonly entry: string;
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

/** What a stored choice was made for. A change that is opened anew starts with the room of the booking. */
const purposeOf = ({ wishes, changed: { bookingId }, entry }: ChoiceScope): string =>
  bookingId === null ? wishText(wishes) : `${wishText(wishes)} ${bookingId} ${entry}`;

/**
 * The choice stored in this tab, if it was made at this hotel, for the same wishes and, when a booking is being changed,
 * for it and on this page. Ids of offers contain the stay, so a choice for other dates matches no offer.
 */
const storedChoice = (scope: ChoiceScope): Choice | null => {
  const stored = readTab(name);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('hotelId' in stored) || !('offerId' in stored) || !('mealPlan' in stored)) return null;
  const { offerId, mealPlan } = stored;
  if (!('purpose' in stored) || stored.purpose !== purposeOf(scope)) return null;
  if (stored.hotelId !== scope.hotelId || typeof offerId !== 'string') return null;
  return { offerId, mealPlan: typeof mealPlan === 'string' ? mealPlan : null };
};

/** The room of the booking that is being changed; null without one. */
const bookedChoice = ({ draft }: ChangedDraft): Choice | null =>
  draft && draft.offerId !== null ? { offerId: draft.offerId, mealPlan: draft.mealPlan } : null;

/**
 * The one chosen room and its meal plan; that of the booking which is being changed until another is chosen. A choice
 * whose offer no longer exists is ignored. It survives a reload and Back.
 */
export const useRoomChoice = ({ offers, ...scope }: ChoiceScope & { readonly offers: readonly Offer[] }) => {
  const [chosen, setChosen] = useState(() => storedChoice(scope));
  const choice = chosen ?? bookedChoice(scope.changed);
  const selected = offers.find((offer) => offer.id === choice?.offerId) ?? null;
  const wish = choice?.mealPlan ?? null;
  const mealPlan = selected && (wish && selected.mealChoices.includes(wish) ? wish : selected.mealPlan);
  const choose = (next: Choice): void => {
    writeTab(name, { hotelId: scope.hotelId, purpose: purposeOf(scope), ...next });
    setChosen(next);
  };
  return {
    selected,
    mealPlan,
    select: (offerId: string) => choose({ offerId, mealPlan: wish }),
    selectMeal: (plan: string) => selected && choose({ offerId: selected.id, mealPlan: plan }),
  };
};

export type RoomChoice = ReturnType<typeof useRoomChoice>;
