import type { Money } from '../models/money.ts';

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/;

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Cached, because calling `Intl` for every amount of a large city blocks the event loop. */
const digitsOf = new Map<string, number | null>();

/** Digits after the point: 2 for most, 0 for the yen, 3 for the dinar; null for a currency that is not in ISO 4217. */
function minorDigits(currency: string): number | null {
  if (!currencies.has(currency)) return null;
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const digits = maximumFractionDigits ?? null;
  digitsOf.set(currency, digits);
  return digits;
}

/**
 * Reads a decimal exactly, without binary fractions.
 * @param text as on the wire, for example `-12.345` or `1e-7`; surrounding whitespace is ignored
 * @returns minor units of the currency, rounded half away from zero; null when it is not a decimal, the currency is
 * unknown or the amount is not a safe integer
 */
export function toMinor(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const match = DECIMAL.exec(text.trim());
  if (digits === null || !match) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const scaled = shifted(BigInt(whole + fraction), digits + Number(exponent) - fraction.length);
  const minor = Number(sign === '-' ? -scaled : scaled);
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Money from a decimal on the wire; null where `toMinor` returns null. */
export function readMoney(text: string, currency: string): Money | null {
  const amountMinor = toMinor(text, currency);
  return amountMinor === null ? null : { amountMinor, currency };
}

/**
 * Decimal text of an amount with all its decimals: 1234 of ILS is `12.34`. @throws RangeError for an unknown currency
 */
export function toDecimal(money: Money): string {
  const digits = minorDigits(money.currency);
  if (digits === null) throw new RangeError('unknown currency');
  const sign = money.amountMinor < 0 ? '-' : '';
  const padded = String(Math.abs(money.amountMinor)).padStart(digits + 1, '0');
  if (digits === 0) return sign + padded;
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** The value times ten to the power of `places`, rounded half up. */
function shifted(value: bigint, places: number): bigint {
  if (places >= 0) return value * 10n ** BigInt(places);
  const divisor = 10n ** BigInt(-places);
  return (value + divisor / 2n) / divisor;
}
