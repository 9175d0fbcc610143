import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import { DEFAULT_INSURED_GUESTS } from '#shared/extras/extras-catalogue.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { payableBooking } from '../record/update-with-retry.ts';

interface ReceiptLine {
  readonly kind: 'HOTEL' | 'CAR' | 'INSURANCE' | 'ATTRACTION';
  readonly label: string;
  readonly quantity: number;
  readonly amount: Money;
}

/** What was charged, to whom, for what. */
export interface Receipt {
  readonly number: string;
  readonly booking: Booking;
  /** They sum up to `total`. */
  readonly lines: ReceiptLine[];
  readonly total: Money;
  readonly paidAt: string | null;
}

/** The number that travellers see on their pages: the last 8 characters of the id. */
export const confirmationNumber = (id: string): string => id.slice(-8).toUpperCase();

/**
 * The receipt of a paid booking, also of one that was cancelled later: it says what was charged, not what is left.
 * @throws AppError NOT_FOUND; INVALID_STATE when it was never paid
 */
export async function bookingReceipt(deps: BookingDeps, caller: Caller, id: string): Promise<Receipt> {
  const booking = await payableBooking(deps.bookings, caller, id);
  if (booking.status === null || booking.status === 'pending' || booking.payment === null)
    throw new AppError('INVALID_STATE');
  return {
    number: confirmationNumber(booking.id),
    booking,
    lines: linesOf(booking),
    total: totalToPay(booking),
    paidAt: booking.payment.paidAt,
  };
}

function linesOf(booking: Booking): ReceiptLine[] {
  const { carRental, insurance, attractions, guests } = booking;
  return [
    { kind: 'HOTEL', label: booking.roomType, quantity: booking.nights, amount: booking.totalPrice },
    ...(carRental
      ? [
          {
            kind: 'CAR',
            label: carRental.carType,
            quantity: carRental.days,
            amount: carRental.price,
          } as const,
        ]
      : []),
    ...(insurance
      ? [
          {
            kind: 'INSURANCE',
            label: insurance.packageName,
            quantity: guests > 0 ? guests : DEFAULT_INSURED_GUESTS,
            amount: insurance.price,
          } as const,
        ]
      : []),
    ...attractions.map(({ name, price, quantity }) => ({
      kind: 'ATTRACTION' as const,
      label: name,
      quantity,
      amount: { amountMinor: price.amountMinor * quantity, currency: LEDGER_CURRENCY },
    })),
  ];
}
