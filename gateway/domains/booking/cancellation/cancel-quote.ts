import type { Booking, CancellationDetails } from '#models/booking.ts';
import { cancellationFee, stillFreeUntil } from '#shared/cancellation/cancellation-fee.ts';
import { clocksOfPlace } from '#gateway/kit/countries.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import type { CancellationQuote } from '../results.ts';
import type { BookingDeps } from '../ports.ts';

type Declaration = CancellationDetails['declaration'];

/** The time of a cancellation request, and the declaration made with it. */
export interface CancellationRequest {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The protected group (such as seniors) that the buyer claims to belong to, whose fee may be lower; null for none. */
  readonly declaration: Declaration;
}

/** The cost of cancelling at a time. The preview, the charged fee and every text about it are derived from this. */
export function cancellationQuote(
  { isRestDay }: Pick<BookingDeps, 'isRestDay'>,
  booking: Booking,
  { at, declaration }: CancellationRequest,
): CancellationQuote {
  const moment = new Date(at);
  const clocks = clocksOfPlace(moment, booking.hotelLocation);
  const today = todayInIsrael(moment);
  const feeWith = (declared: Declaration) => cancellationFee(booking, { clocks, today, isRestDay }, declared);
  const asDeclared = feeWith(declaration);
  return {
    ...asDeclared,
    // All declarations have the same effect on the fee, so one shows whether any would lower it.
    canDeclare: feeWith('SENIOR').fee.amountMinor < feeWith(null).fee.amountMinor,
    freeUntil: stillFreeUntil(booking, clocks.latest),
  };
}

/** The cancellation quote in the form in which the booking stores it. */
export function detailsOf(
  quote: CancellationQuote,
  { at, declaration }: CancellationRequest,
): CancellationDetails {
  const { canDeclare: _canDeclare, freeUntil: _freeUntil, ...fee } = quote;
  return { ...fee, requestedAt: new Date(at).toISOString(), declaration };
}
