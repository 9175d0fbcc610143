import type { ChangedDraftQuery, HotelPage_OfferFragment } from '#generated/graphql.ts';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import type { HotelStay } from '../stayQuery.ts';

type Draft = NonNullable<ChangedDraftQuery['booking']>;

const textOf = ({
  adults,
  childrenAges,
  rooms,
}: Pick<PartySize, 'adults' | 'childrenAges' | 'rooms'>): string =>
  JSON.stringify([adults, childrenAges.toSorted((one, other) => one - other), rooms]);

/**
 * The offer that an unpaid booking was made from: the same rooms, meals and cancellation terms, also at another price.
 * @returns null when the page shows another stay, or when there is no such offer any more
 */
export const bookedOffer = (
  offers: readonly HotelPage_OfferFragment[],
  { checkIn, checkOut, party, roomNames, mealPlan, cancellation }: Draft,
  stay: Pick<HotelStay, 'checkIn' | 'checkOut' | 'party'>,
): HotelPage_OfferFragment | null => {
  const isSameStay =
    checkIn === stay.checkIn && checkOut === stay.checkOut && party && textOf(party) === textOf(stay.party);
  if (!isSameStay) return null;
  const rooms = JSON.stringify(roomNames);
  const booked = offers.find(
    (offer) =>
      JSON.stringify(offer.roomNames) === rooms &&
      offer.mealChoices.includes(mealPlan) &&
      offer.cancellation.isFree === cancellation.isFree &&
      offer.cancellation.freeUntil === cancellation.freeUntil,
  );
  return booked ?? null;
};
