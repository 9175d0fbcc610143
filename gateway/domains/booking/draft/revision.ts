import { hashOfContent } from '#gateway/kit/attempt-key.ts';
import type { Booking } from '#models/booking.ts';

/** Characters of a revision: 64 bits of the hash, enough to tell the states of one booking apart. */
const HASH_CHARACTERS = 16;

/**
 * Identifies what is chosen in a booking: stay, room, meals, whether it can be cancelled free of charge, extras and
 * guests. Prices are left out, because they have their own check. Objects are listed field by field, so that the order
 * in which they were stored does not matter.
 */
export function revisionOf(booking: Booking): string {
  const { occupancy, quote, carRental, insurance, attractions, guest, otherGuests } = booking;
  const people = occupancy
    ? [occupancy.adults, occupancy.childrenAges, occupancy.infants, occupancy.rooms]
    : booking.guests;
  const rooms = quote?.roomNames ?? [booking.roomType];
  const extras = [
    carRental && [carRental.carType, carRental.addons.toSorted()],
    insurance !== null,
    attractions.map(({ id, quantity }) => `${id} ${quantity}`).toSorted(),
  ];
  const lead = [guest?.firstName, guest?.lastName, guest?.email, guest?.phone, guest?.specialRequests];
  const content = [
    [booking.checkIn, booking.checkOut, people, rooms, booking.mealPlan, quote?.cancellation.isFree ?? null],
    extras,
    lead.map((text) => text ?? ''),
    otherGuests.map(({ title, firstName, lastName }) => [title, firstName, lastName]),
  ];
  return hashOfContent(content).slice(0, HASH_CHARACTERS);
}
