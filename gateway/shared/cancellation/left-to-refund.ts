import type { Booking } from '#models/booking.ts';
import type { ChosenExtras } from '../extras/extra-lines.ts';
import { totalToPay } from '../pricing/booking-total.ts';

type Paid = ChosenExtras &
  Pick<Booking, 'totalPrice' | 'payment'> &
  Partial<Pick<Booking, 'outcome' | 'cancellationDetails'>>;

/** What was paid and not refunded yet, in agorot: the most that any refund may be. */
export function leftToRefund(booking: Paid): number {
  if (booking.payment === null) return 0;
  const isRefunded = booking.outcome?.kind === 'cancelled';
  const refundedMinor = isRefunded ? (booking.cancellationDetails?.refund.amountMinor ?? 0) : 0;
  return Math.max(totalToPay(booking).amountMinor - refundedMinor, 0);
}
