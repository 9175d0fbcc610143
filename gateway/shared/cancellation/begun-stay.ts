import type { Booking } from '#models/booking.ts';
import type { PlainDate } from '#models/stay.ts';
import { CHECK_IN_CLOCK } from './cancellation.ts';
import { dayOf, nightsBetween } from '../stay/nights.ts';

type Stay = Pick<Booking, 'checkIn' | 'checkOut'>;
type PricedStay = Stay & Pick<Booking, 'totalPrice'>;

/**
 * Nights of a stay that have begun. A night begins at 15:00 on its day, the hour from which the 48 hours of free
 * cancellation are counted back.
 * @param now wall clock of the property, `yyyy-MM-ddTHH:mm`; of several that it may have the earliest, so that no night
 * counts that may not have begun
 * @throws RangeError when the stay's days are none
 */
export function nightsBegun({ checkIn, checkOut }: Stay, now: string): number {
  const today = dayOf(now);
  const begun = nightsBetween(checkIn, today) + (now < `${today}${CHECK_IN_CLOCK}` ? 0 : 1);
  return Math.min(Math.max(begun, 0), nightsBetween(checkIn, checkOut));
}

/**
 * What of the hotel part is never paid back once the stay has begun: the nights begun and one more, at most the whole.
 * Every night counts the same share of the price; a part of an agora is rounded up, so that no night costs less.
 * @param now as of `nightsBegun`
 * @returns agorot; 0 before check-in
 * @throws RangeError when the stay's days are none
 */
export function keptOfBegunStay(stay: PricedStay, now: string): number {
  const begun = nightsBegun(stay, now);
  if (begun === 0) return 0;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const { amountMinor } = stay.totalPrice;
  return Math.ceil((amountMinor * Math.min(begun + 1, nights)) / nights);
}

/**
 * True from the start of the day of departure on: nothing of the stay is left to cancel. The day before, the fee of the
 * nights begun and one more is the whole price already.
 * @param today calendar day of the property, by the earliest clock that it may have
 */
export const isOver = ({ checkOut }: Pick<Stay, 'checkOut'>, today: PlainDate): boolean => checkOut <= today;
