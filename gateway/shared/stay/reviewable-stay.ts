import type { Booking } from '#models/booking.ts';
import type { PlainDate } from '#models/stay.ts';
import { isOver } from '../cancellation/begun-stay.ts';
import { CHECK_IN_CLOCK } from '../cancellation/cancellation.ts';
import type { PropertyClocks } from './clocks.ts';
import { addDays, dayOf } from './nights.ts';

type Stay = Pick<Booking, 'status' | 'pendingOperation' | 'checkOut' | 'payment'>;

/** Possible wall clocks of the property at a moment. */
type ClocksAt = (moment: Date) => PropertyClocks;

/**
 * First day on which a stay can be reviewed: its day of departure at the property. It must be confirmed with nothing
 * pending, and paid before its last night may have begun, at 15:00 of that night's day: otherwise a new account could
 * buy a stay that is nearly over and publish a verified review within seconds.
 * @returns null when it can never be reviewed in its current state
 */
export function reviewableFrom(stay: Stay, clocksAt: ClocksAt): PlainDate | null {
  const { status, pendingOperation, checkOut, payment } = stay;
  if (status !== 'confirmed' || pendingOperation !== null || payment === null) return null;
  const lastNight = `${addDays(checkOut, -1)}${CHECK_IN_CLOCK}`;
  return clocksAt(new Date(payment.paidAt)).latest < lastNight ? checkOut : null;
}

/**
 * True when a stay can be reviewed at a moment; the same condition for reviews and their photos. By then it can no
 * longer be cancelled, so no stay is reviewed and then refunded.
 */
export const isReviewable = (stay: Stay, clocksAt: ClocksAt, now: Date): boolean =>
  reviewableFrom(stay, clocksAt) !== null && isOver(stay, dayOf(clocksAt(now).earliest));
