const CODES = Intl.supportedValuesOf('currency');

/** Decimal places of a currency's minor unit. */
export function placesOf(currency: string): number {
  if (!CODES.includes(currency)) return 2;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Converts whole units to minor units. */
export const minorOf = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** placesOf(currency));
