import { useEffect, useState } from 'react';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import type { ChangedDraft } from '../change/useChangedDraft.ts';
import type { HotelStay } from '../stayQuery.ts';
import { bookedOffer } from './bookedOffer.ts';

type Offer = HotelPage_OfferFragment;

interface Choice {
  readonly offerId: string;
  readonly mealPlan: string | null;
}

const name = 'hotel.room';

interface ChoiceScope {
  readonly hotelId: string;
  readonly stay: HotelStay;
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
const purposeOf = ({ stay: { wishes }, changed: { bookingId }, entry }: ChoiceScope): string =>
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

/**
 * The one chosen room and its meal plan; that of the booking which is being changed until another is chosen. A choice
 * whose offer no longer exists is ignored. It survives a reload and Back.
 */
export const useRoomChoice = ({ offers, ...scope }: ChoiceScope & { readonly offers: readonly Offer[] }) => {
  const [chosen, setChosen] = useState(() => storedChoice(scope));
  const { hotelId, stay, changed } = scope;
  const { draft } = changed;
  const selected = chosen
    ? (offers.find((offer) => offer.id === chosen.offerId) ?? null)
    : draft && bookedOffer(offers, draft, stay);
  const wish = chosen ? chosen.mealPlan : (draft?.mealPlan ?? null);
  const mealPlan = selected && (wish && selected.mealChoices.includes(wish) ? wish : selected.mealPlan);
  const purpose = purposeOf(scope);
  const choose = (next: Choice): void => {
    writeTab(name, { hotelId, purpose, ...next });
    setChosen(next);
  };
  // Another stay or filter replaces the history entry, and the choice is still the one for this change.
  const isChange = changed.bookingId !== null;
  useEffect(() => {
    if (isChange && chosen) writeTab(name, { hotelId, purpose, ...chosen });
  }, [isChange, chosen, hotelId, purpose]);
  return {
    selected,
    mealPlan,
    select: (offerId: string) => choose({ offerId, mealPlan: wish }),
    selectMeal: (plan: string) => selected && choose({ offerId: selected.id, mealPlan: plan }),
  };
};

export type RoomChoice = ReturnType<typeof useRoomChoice>;
