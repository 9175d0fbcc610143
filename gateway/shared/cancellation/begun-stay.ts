import type { Booking } from '#models/booking.ts';
import type { PlainDate } from '#models/stay.ts';
import { CHECK_IN_CLOCK } from './cancellation.ts';
import { dayOf, nightsBetween } from '../stay/nights.ts';

type Stay = Pick<Booking, 'checkIn' | 'checkOut'>;
type PricedStay = Stay & { readonly totalPrice: Amount };

/** In agorot. */
interface Amount {
  readonly amountMinor: number;
}

/**
 * Number of nights of a stay that have begun. A night begins at 15:00 on its day, the hour from which the 48 hours of
 * free cancellation are counted back.
 * @param now wall clock of the property, `yyyy-MM-ddTHH:mm`; the earliest when several are possible, so that no night
 * counts that may not have begun
 * @throws RangeError when the stay's days are invalid
 */
export function nightsBegun({ checkIn, checkOut }: Stay, now: string): number {
  const today = dayOf(now);
  const begun = nightsBetween(checkIn, today) + (now < `${today}${CHECK_IN_CLOCK}` ? 0 : 1);
  return Math.min(Math.max(begun, 0), nightsBetween(checkIn, checkOut));
}

/**
 * The part of the hotel price that is not refunded once the stay has begun: the nights begun and one more, at most the
 * whole price. Every night is an equal share of the price; fractions of an agora are rounded up, so that no night costs
 * less.
 * @param now as in `nightsBegun`
 * @returns agorot; 0 before check-in
 * @throws RangeError when the stay's days are invalid
 */
export function nonRefundableOfBegunStay(stay: PricedStay, now: string): number {
  const begun = nightsBegun(stay, now);
  if (begun === 0) return 0;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const { amountMinor } = stay.totalPrice;
  return Math.ceil((amountMinor * Math.min(begun + 1, nights)) / nights);
}

/**
 * Whether a step of the terms costs more than the nights begun and one more do at check-in: cancelling a stay that has
 * begun then costs that step's fee at first.
 * @throws RangeError when the stay's days are invalid
 */
export const costsMoreThanFirstNights = (
  stay: PricedStay,
  steps: readonly { readonly fee: Amount }[],
): boolean => {
  const firstNights = nonRefundableOfBegunStay(stay, `${stay.checkIn}${CHECK_IN_CLOCK}`);
  return steps.some(({ fee }) => fee.amountMinor > firstNights);
};

/**
 * True from the start of the day of departure on: nothing of the stay is left to cancel. The day before, the fee of the
 * nights begun and one more is already the whole price.
 * @param today calendar day of the property, by the earliest possible clock
 */
export const isOver = ({ checkOut }: Pick<Stay, 'checkOut'>, today: PlainDate): boolean => checkOut <= today;
