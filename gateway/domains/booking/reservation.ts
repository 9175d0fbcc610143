import type { Booking, BookingStatus } from '../../models/booking.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import { addDays } from '../../pricing/nights.ts';

/** True while, as far as is known, rooms are reserved under this record. The house's own reservations count too. */
export const holdsReservation = ({
  providerRef,
  outcome,
}: Pick<Booking, 'providerRef' | 'outcome'>): boolean =>
  providerRef !== null && outcome?.kind !== 'cancelled';

/** True while a cancellation is owed that has not been sent: it waits for its moment and may be taken back. */
export const isPlannedCancel = ({ effect, tries }: Pick<Booking, 'effect' | 'tries'>): boolean =>
  effect === 'cancel' && tries === 0;

/**
 * Its owner may cancel it: confirmed, nothing in flight, before check-out. The traveller's day may be one behind ours
 * (DEC-09).
 * @param now milliseconds since the epoch
 */
export function canCancel(booking: Pick<Booking, 'status' | 'effect' | 'checkOut'>, now: number): boolean {
  const earliestToday = addDays(todayInIsrael(new Date(now)), -1);
  return booking.status === 'confirmed' && booking.effect === null && earliestToday < booking.checkOut;
}

/** How a status at rest and the reservation disagree, for administrators; null when they agree. */
export function mismatchOf(
  status: BookingStatus,
  booking: Pick<Booking, 'providerRef' | 'outcome'>,
): string | null {
  const isLive = holdsReservation(booking);
  if (status === 'confirmed') return isLive ? null : 'confirmed without a live reservation';
  return isLive ? `${status} with a live reservation` : null;
}
