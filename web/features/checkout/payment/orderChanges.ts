import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';

type Booking = CheckoutPage_BookingFragment;

export type OrderPart = 'stay' | 'guests' | 'requests' | 'extras' | 'total';

/** The facts of an order by the part that they belong to. */
const facts: Readonly<Record<OrderPart, (booking: Booking) => unknown>> = {
  stay: ({ hotelId, checkIn, checkOut, guests, party, roomNames, mealPlan, cancellation }) => [
    hotelId,
    checkIn,
    checkOut,
    guests,
    party,
    roomNames,
    mealPlan,
    cancellation.isFree,
  ],
  guests: ({ guest: { firstName, lastName, email, phone }, otherGuests }) => [
    firstName,
    lastName,
    email,
    phone,
    otherGuests,
  ],
  requests: ({ guest }) => guest.specialRequests,
  extras: ({ carRental, insurance, attractions }) => [carRental, insurance, attractions],
  total: ({ totalToPay }) => totalToPay.amountMinor,
};

const parts: readonly OrderPart[] = ['stay', 'guests', 'requests', 'extras', 'total'];

/** The parts in which two versions of an order differ. */
export const orderChanges = (before: Booking, after: Booking): readonly OrderPart[] =>
  parts.filter((part) => JSON.stringify(facts[part](before)) !== JSON.stringify(facts[part](after)));
