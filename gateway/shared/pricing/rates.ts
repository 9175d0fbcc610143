import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import type { PlainDate } from '#models/stay.ts';

/** A dated table of exchange rates. Rates are exact decimal texts, never floating-point numbers. */
export interface RateTable {
  readonly asOf: PlainDate;
  /** Shekels for one unit of the currency. */
  readonly shekelsPerUnit: Readonly<Record<string, string>>;
}

/** Currencies a traveller may choose for estimates, in the order of the selector. */
export const OFFERED_CURRENCIES = ['USD', 'EUR', 'GBP', 'ILS', 'JPY', 'CAD', 'AUD', 'CHF'] as const;

/**
 * The table of the release. In addition to the offered currencies it contains those used by providers and for property
 * fees.
 */
export const bundledRates: RateTable = {
  asOf: '2026-11-01',
  shekelsPerUnit: {
    ILS: '1',
    USD: '3.70',
    EUR: '4.02',
    GBP: '4.71',
    JPY: '0.0246',
    CAD: '2.67',
    AUD: '2.43',
    CHF: '4.29',
    AED: '1.0075',
    SAR: '0.9866',
    INR: '0.0436',
    PHP: '0.0641',
    THB: '0.1087',
    TRY: '0.0913',
    EGP: '0.0758',
    JOD: '5.2186',
    SEK: '0.3521',
    NOK: '0.3408',
    DKK: '0.5388',
    PLN: '0.9412',
    CZK: '0.1611',
    HUF: '0.0100',
  },
};

/** Cached, because calling `Intl` for every amount of a large city blocks the event loop. */
const digitsOf = new Map<string, number>();

/**
 * Digits after the point by ISO 4217: 2 for most, 0 for the yen, 3 for the Jordanian dinar.
 * @throws RangeError for an invalid currency code
 */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const digits = options.maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

const SCALE_DIGITS = 10;
const SCALE = 10n ** BigInt(SCALE_DIGITS);
const DECIMAL = /^(\d+)(?:\.(\d{1,10}))?$/;

/**
 * Ledger money for an amount in any currency of the table, rounded half up once.
 * @param money minor units of its currency, not negative
 * @returns ILS with the rate used; null when the table has no such currency or the amount is out of range
 */
export function toLedger(
  money: Money,
  table: RateTable,
): { readonly money: Money; readonly rate: string } | null {
  const rate = table.shekelsPerUnit[money.currency];
  if (rate === undefined || !Number.isSafeInteger(money.amountMinor) || money.amountMinor < 0) return null;
  const ledgerPlaces = 10n ** BigInt(minorDigits(LEDGER_CURRENCY));
  const places = 10n ** BigInt(minorDigits(money.currency));
  const converted = divideHalfUp(BigInt(money.amountMinor) * scaled(rate) * ledgerPlaces, SCALE * places);
  if (converted > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return { money: { amountMinor: Number(converted), currency: LEDGER_CURRENCY }, rate };
}

/**
 * Units of a currency for one shekel, ten decimals at most, without trailing zeros.
 * @throws RangeError when the currency has no rate
 */
export function unitsPerShekel(currency: string, table: RateTable): string {
  const rate = table.shekelsPerUnit[currency];
  if (rate === undefined) throw new RangeError('there is no rate for this currency');
  const units = divideHalfUp(SCALE * SCALE, scaled(rate));
  const digits = units.toString().padStart(SCALE_DIGITS + 1, '0');
  const fraction = digits.slice(-SCALE_DIGITS).replace(/0+$/, '');
  const whole = digits.slice(0, -SCALE_DIGITS);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Decimal text with the decimals of its currency: 74200 of ILS is `742.00`. */
export function decimalText({ amountMinor, currency }: Money): string {
  const places = minorDigits(currency);
  const sign = amountMinor < 0 ? '-' : '';
  const digits = String(Math.abs(amountMinor)).padStart(places + 1, '0');
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function scaled(decimal: string): bigint {
  const parts = DECIMAL.exec(decimal);
  if (!parts) throw new RangeError('a rate must be a decimal number');
  const value = BigInt(parts[1] ?? '0') * SCALE + BigInt((parts[2] ?? '').padEnd(SCALE_DIGITS, '0'));
  if (value === 0n) throw new RangeError('a rate must be above zero');
  return value;
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
