/** An amount of money: a whole number of minor units (agorot, cents) of an ISO 4217 currency. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** The ledger currency, shekels: the only one of stored prices, extras, bookings and all sums (ledger amounts). */
export const LEDGER_CURRENCY = 'ILS';

/** An amount in the ledger currency. @param amountMinor agorot */
export const ledgerMoney = (amountMinor: number): Money => ({ amountMinor, currency: LEDGER_CURRENCY });
