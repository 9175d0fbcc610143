import type { Reservation } from '../../store/reservations.ts';
import type { World } from '../call.ts';
import { DAY_MS, HOUR_MS } from '#backends/kit/time-units.ts';

/** State of a booking at the current time. */
export interface BookingState {
  readonly status: 'Confirmed' | 'CancellationInProgress' | 'Cancelled';
  readonly vouchered: boolean;
  readonly invoice?: string;
  /** Only for arrivals within 30 days, from three hours after the booking on. */
  readonly hotelConfirmation?: string;
}

/** False while a `shown-late` fault hides a booking. */
export const isShown = ({ shownFrom = 0 }: Reservation, world: Pick<World, 'now'>): boolean =>
  world.now() >= shownFrom;

export function bookingState(booking: Reservation, world: World): BookingState {
  const now = world.now();
  const age = now - booking.bookedAt;
  const vouchered = age >= world.settings.voucherMs;
  const soon = booking.checkIn * DAY_MS - now < 30 * DAY_MS && age >= 3 * HOUR_MS;
  const common = {
    vouchered,
    ...(vouchered && { invoice: `A${booking.bookingId}-SBX` }),
    ...(soon && { hotelConfirmation: `H${booking.bookingId}` }),
  };
  if (booking.cancelledAt === undefined) return { status: 'Confirmed', ...common };
  const settled = now - booking.cancelledAt >= world.settings.cancelSettleMs;
  return { status: settled ? 'Cancelled' : 'CancellationInProgress', ...common };
}
