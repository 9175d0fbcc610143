import type { Money } from '#models/money.ts';

/** The lowest price of each kind of extra; without the whole catalogue, to keep the first page small. */
export const lowestPrices = {
  carPerDay: { amountMinor: 99_00, currency: 'ILS' },
  insurancePerGuest: { amountMinor: 34_00, currency: 'ILS' },
  attractionPerPerson: { amountMinor: 80_00, currency: 'ILS' },
} as const satisfies Readonly<Record<string, Money>>;
