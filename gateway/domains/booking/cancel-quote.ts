import type { Booking, CancellationDetails } from '../../models/booking.ts';
import { cancellationFee, stillFreeUntil } from '../../pricing/cancellation-fee.ts';
import { clockOfPlace } from '../../countries.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import type { CancellationQuote } from './answers.ts';
import type { BookingDeps } from './ports.ts';

type Declaration = CancellationDetails['declaration'];
type QuoteDeps = Pick<BookingDeps, 'clock' | 'isRestDay'>;

/** What cancelling costs now, at the server's clock. */
export function cancellationQuote(
  { clock, isRestDay }: QuoteDeps,
  booking: Booking,
  declaration: Declaration,
): CancellationQuote {
  const moment = new Date(clock.now());
  const now = clockOfPlace(moment, booking.hotelLocation);
  const today = todayInIsrael(moment);
  const feeWith = (declared: Declaration) => cancellationFee(booking, { now, today, isRestDay }, declared);
  const asDeclared = feeWith(declaration);
  return {
    ...asDeclared,
    // Every declaration gives the same right.
    canDeclare: feeWith('SENIOR').fee.amountMinor < feeWith(null).fee.amountMinor,
    freeUntil: stillFreeUntil(booking, now),
  };
}

/** The same, as it is kept with the booking. */
export function cancellationDetails(
  deps: QuoteDeps,
  booking: Booking,
  declaration: Declaration,
): CancellationDetails {
  const { canDeclare: _shown, freeUntil: _told, ...fee } = cancellationQuote(deps, booking, declaration);
  return { ...fee, requestedAt: new Date(deps.clock.now()).toISOString(), declaration };
}
