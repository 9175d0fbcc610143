import { minorDigits } from '#shared/pricing/rates.ts';

/** An amount as in the schema: a whole number of minor units of an ISO 4217 currency, for example cents or yen. */
export interface MoneyAmount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Cached, because creating a formatter takes longer than using it a hundred times, and a list shows forty prices. */
const formats = new Map<string, Intl.NumberFormat>();

/** Digits after the point: none, only those of an amount that is not whole, or always. */
type Digits = 'none' | 'needed' | 'always';

const digitOptions: Readonly<Record<Digits, Intl.NumberFormatOptions>> = {
  none: { maximumFractionDigits: 0 },
  needed: { trailingZeroDisplay: 'stripIfInteger' },
  always: {},
};

function formatOf(locale: string, currency: string, digits: Digits): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digitOptions[digits],
  });
  formats.set(key, format);
  return format;
}

/**
 * Letters before a sign, as in “US$”: in right-to-left text the sign would move to their other side, and the letters to
 * the wrong side of a number with plus or minus, which has a left-to-right mark.
 */
const letteredSign = /[A-Z]+\p{Sc}/gu;

/** Keeps a sign with letters in its order in right-to-left text, which already has direction marks. */
export const keepSignInOrder = (text: string): string =>
  text.includes('\u200F') ? text.replaceAll(letteredSign, '\u200F$&\u200E') : text;

interface MoneyFormat {
  /** Rounds half up to whole major units: never for an amount that is charged or multiplied. */
  readonly whole?: boolean;
  /** Writes the minor units of whole amounts too, as in a column of a receipt. */
  readonly withMinor?: boolean;
}

/** An amount with its currency sign, by Intl. Whole amounts have no decimals, unless asked for. */
export const formatMoney = (
  money: MoneyAmount,
  locale: string,
  { whole = false, withMinor = false }: MoneyFormat = {},
): string => {
  const format = formatOf(locale, money.currency, whole ? 'none' : withMinor ? 'always' : 'needed');
  return keepSignInOrder(format.format(money.amountMinor / 10 ** minorDigits(money.currency)));
};

/**
 * Converts an amount in shekels to whole units of another currency; an estimate, never charged.
 * @returns null for amounts that are not in shekels, for shekels as target, and for a currency without a usable rate
 */
export const estimate = (
  money: MoneyAmount,
  target: string,
  rates: readonly { readonly code: string; readonly perShekel: string }[],
): MoneyAmount | null => {
  if (money.currency !== 'ILS' || target === 'ILS') return null;
  const perShekel = Number(rates.find((rate) => rate.code === target)?.perShekel);
  if (!Number.isFinite(perShekel) || perShekel <= 0) return null;
  const units = Math.round((money.amountMinor / 10 ** minorDigits(money.currency)) * perShekel);
  return { amountMinor: units * 10 ** minorDigits(target), currency: target };
};

/**
 * Converts an amount in another currency to whole shekels; an estimate, never charged.
 * @returns null for a currency without a usable rate
 */
export const inShekels = (
  money: MoneyAmount,
  rates: readonly { readonly code: string; readonly perShekel: string }[],
): MoneyAmount | null => {
  const perShekel = Number(rates.find((rate) => rate.code === money.currency)?.perShekel);
  if (!Number.isFinite(perShekel) || perShekel <= 0) return null;
  const shekels = Math.round(money.amountMinor / 10 ** minorDigits(money.currency) / perShekel);
  return { amountMinor: shekels * 100, currency: 'ILS' };
};
