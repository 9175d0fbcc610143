import type { Money } from '#models/money.ts';

/** What each kind of extra costs at least, as the catalogue has it: small enough for the first page. */
export const lowestPrices = {
  carPerDay: { amountMinor: 99_00, currency: 'ILS' },
  insurancePerGuest: { amountMinor: 34_00, currency: 'ILS' },
  attractionPerPerson: { amountMinor: 80_00, currency: 'ILS' },
} as const satisfies Readonly<Record<string, Money>>;
