import type { Booking } from '#models/booking.ts';
import type { PlainDate } from '#models/stay.ts';
import { isOver } from '../cancellation/begun-stay.ts';
import { CHECK_IN_CLOCK } from '../cancellation/cancellation.ts';
import type { PropertyClocks } from './clocks.ts';
import { addDays, dayOf } from './nights.ts';

type Stay = Pick<Booking, 'status' | 'pendingOperation' | 'checkOut' | 'payment'>;

/** Wall clocks that the property may have at a moment. */
type ClocksAt = (moment: Date) => PropertyClocks;

/**
 * First day on which a stay can be reviewed: its day of departure at the property. It is confirmed, nothing of it is
 * pending, and it was paid before its last night may have begun, at 15:00 of that night's day; a stay bought when it was all
 * but over is no experience to write about, and would make a verified review out of a fresh account within seconds.
 * @returns null when it can never be reviewed as it stands
 */
export function reviewableFrom(stay: Stay, clocksAt: ClocksAt): PlainDate | null {
  const { status, pendingOperation, checkOut, payment } = stay;
  if (status !== 'confirmed' || pendingOperation !== null || payment === null) return null;
  const lastNight = `${addDays(checkOut, -1)}${CHECK_IN_CLOCK}`;
  return clocksAt(new Date(payment.paidAt)).latest < lastNight ? checkOut : null;
}

/**
 * True when a stay can be reviewed at a moment: reviews and their photos ask nothing else of a stay. It is over once it
 * can no longer be cancelled, so none is reviewed and then given back.
 */
export const isReviewable = (stay: Stay, clocksAt: ClocksAt, now: Date): boolean =>
  reviewableFrom(stay, clocksAt) !== null && isOver(stay, dayOf(clocksAt(now).earliest));
