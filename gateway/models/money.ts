/** An amount of money: a whole number of minor units (agorot, cents) of an ISO 4217 currency. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** The only currency of stored prices, extras, bookings and all sums. */
export const LEDGER_CURRENCY = 'ILS';
