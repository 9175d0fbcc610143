import type { Booking } from '#models/booking.ts';
import { extrasRefundableUntil } from '#shared/cancellation/cancellation.ts';
import { clocksOfPlace } from './countries.ts';

/**
 * Until when the extras of a booking are refunded in full, a wall clock of the property; null once that has passed.
 * @param at milliseconds since the epoch
 */
export const refundOfExtrasEnds = (
  { checkIn, hotelLocation }: Pick<Booking, 'checkIn' | 'hotelLocation'>,
  at: number,
): string | null => extrasRefundableUntil(checkIn, clocksOfPlace(new Date(at), hotelLocation).latest);
