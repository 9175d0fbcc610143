import type { Booking, BookingStatus } from '#models/booking.ts';
import type { Disagreement } from '#models/admin/stored-sentences.ts';
import { clocksOfPlace } from '#gateway/kit/countries.ts';
import { isOver } from '#shared/cancellation/begun-stay.ts';
import { dayOf } from '#shared/stay/nights.ts';

/** The fields that show whether rooms are reserved under a record. */
type ReservationFields = Pick<Booking, 'providerRef' | 'clientRef' | 'payment' | 'outcome'>;

/**
 * True while, as far as is known, rooms are reserved under this record, also in our own inventory. A paid attempt with
 * a reference counts until its outcome is `cancelled`, even without a confirmation number.
 */
export const holdsReservation = ({ providerRef, clientRef, payment, outcome }: ReservationFields): boolean =>
  (providerRef !== null || (clientRef !== null && payment !== null)) && outcome?.kind !== 'cancelled';

/** True while a cancellation is pending that has not been sent: it waits until it is due and can still be undone. */
export const isScheduledCancellation = ({
  pendingOperation,
  tries,
}: Pick<Booking, 'pendingOperation' | 'tries'>): boolean => pendingOperation === 'cancel' && tries === 0;

/**
 * True once the cancellation of the rooms was sent to the hotel, or was carried out. From then on the booking must not
 * be confirmed, because its rooms may no longer be reserved.
 */
export const isCancelledAtHotel = ({
  outcome,
  pendingOperation,
  tries,
}: Pick<Booking, 'outcome' | 'pendingOperation' | 'tries'>): boolean =>
  outcome?.kind === 'cancelled' || (pendingOperation === 'cancel' && tries > 0);

/**
 * True when its owner may cancel it: it is confirmed, no operation is pending, it was not cancelled at the hotel
 * before, and the day of departure has not begun in the last time zone of the property's country.
 * @param now milliseconds since the epoch
 */
export function canCancel(
  {
    status,
    pendingOperation,
    outcome,
    checkOut,
    hotelLocation,
  }: Pick<Booking, 'status' | 'pendingOperation' | 'outcome' | 'checkOut' | 'hotelLocation'>,
  now: number,
): boolean {
  const today = dayOf(clocksOfPlace(new Date(now), hotelLocation).earliest);
  const isReserved = status === 'confirmed' && pendingOperation === null && outcome?.kind !== 'cancelled';
  return isReserved && !isOver({ checkOut }, today);
}

/** The mismatch between a settled status and the reservation, for administrators; null when they agree. */
export function mismatchOf(status: BookingStatus, booking: ReservationFields): Disagreement | null {
  const isActive = holdsReservation(booking);
  if (status === 'confirmed') return isActive ? null : 'confirmed without a live reservation';
  return isActive ? `${status} with a live reservation` : null;
}
