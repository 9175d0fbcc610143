import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import type { Money } from '#models/money.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { type ExtraKind, extraLines } from '#shared/extras/extra-lines.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { payableBooking } from '../record/update-with-retry.ts';

interface ReceiptLine {
  readonly kind: 'HOTEL' | ExtraKind;
  readonly label: string;
  readonly quantity: number;
  readonly amount: Money;
}

/** The charged amounts, with the payer and the services. */
export interface Receipt {
  readonly number: string;
  readonly booking: Booking;
  /** Lines whose amounts sum up to `total`. */
  readonly lines: ReceiptLine[];
  readonly total: Money;
  readonly paidAt: string | null;
}

/**
 * The receipt of a paid booking, also of one that was cancelled later: it shows what was charged, without refunds.
 * @throws AppError NOT_FOUND; INVALID_STATE when it was never paid
 */
export async function bookingReceipt(deps: BookingDeps, caller: Caller, id: string): Promise<Receipt> {
  const booking = await payableBooking(deps.bookings, caller, id);
  if (booking.status === null || booking.status === 'pending' || booking.payment === null)
    throw new AppError('INVALID_STATE');
  return {
    number: bookingNumber(booking.id),
    booking,
    lines: linesOf(booking),
    total: totalToPay(booking),
    paidAt: booking.payment.paidAt,
  };
}

const linesOf = (booking: Booking): ReceiptLine[] => [
  { kind: 'HOTEL', label: booking.roomType, quantity: booking.nights, amount: booking.totalPrice },
  ...extraLines(booking).map(({ kind, name, quantity, price }) => ({
    kind,
    label: name,
    quantity,
    amount: price,
  })),
];
