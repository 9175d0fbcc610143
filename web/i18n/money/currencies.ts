/** ISO 4217 codes of the eight offered currencies. */
export type CurrencyCode = 'USD' | 'EUR' | 'GBP' | 'ILS' | 'JPY' | 'CAD' | 'AUD' | 'CHF';

export interface Currency {
  readonly code: CurrencyCode;
  readonly symbol: string;
  /** English name; the displayed one comes from Intl in the chosen language. */
  readonly name: string;
}

/** The offered currencies in the order of the menu. */
export const currencies: readonly Currency[] = [
  { code: 'USD', symbol: '$', name: 'US Dollar' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'GBP', symbol: '£', name: 'British Pound' },
  { code: 'ILS', symbol: '₪', name: 'Israeli Shekel' },
  { code: 'JPY', symbol: '¥', name: 'Japanese Yen' },
  { code: 'CAD', symbol: 'C$', name: 'Canadian Dollar' },
  { code: 'AUD', symbol: 'A$', name: 'Australian Dollar' },
  { code: 'CHF', symbol: 'CHF', name: 'Swiss Franc' },
];

/** The currency of a code, ignoring case; null when it is not offered. */
export const currencyOf = (code: string | null | undefined): Currency | null =>
  currencies.find((entry) => entry.code === code?.toUpperCase()) ?? null;
