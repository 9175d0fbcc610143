import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { isMealKey } from '#shared/hotel/meal-key.ts';
import { defaultParty } from '#lib/stay/guests/occupancy.ts';
import { changeBookingPath } from '#lib/page/paths.ts';

/**
 * Path of the hotel page with the stay of an unpaid booking, where another room or stay can be chosen for it. Its meal
 * plan becomes a wish, so that rooms with these meals stay at the top.
 */
export const hotelPathOf = (booking: CheckoutPage_BookingFragment): string => {
  const { party, guests, mealPlan } = booking;
  return changeBookingPath(booking.id, {
    id: booking.hotelId,
    checkin: booking.checkIn,
    checkout: booking.checkOut,
    party: party
      ? {
          adults: party.adults,
          children: party.children,
          childrenAges: party.childrenAges,
          infants: party.infants,
          rooms: party.rooms,
        }
      : { ...defaultParty, adults: guests },
    ...(isMealKey(mealPlan) && { wishes: { meals: [mealPlan], freeCancellation: false } }),
  });
};
