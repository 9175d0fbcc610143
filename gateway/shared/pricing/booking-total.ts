import type { Money } from '#models/money.ts';
import type { ChosenExtras } from '../extras/extra-lines.ts';
import { extrasTotal } from '../extras/extras.ts';

/**
 * The price of a booking: the hotel part and all extras. Checkout, thank-you page, bookings, receipt and administration
 * all show this sum.
 * @throws RangeError when the hotel part is not in the ledger currency
 */
export function totalToPay(booking: ChosenExtras & { readonly totalPrice: Money }): Money {
  if (booking.totalPrice.currency !== 'ILS') throw new RangeError('the total of the booking is not in ILS');
  return {
    amountMinor: booking.totalPrice.amountMinor + extrasTotal(booking).amountMinor,
    currency: 'ILS',
  };
}
