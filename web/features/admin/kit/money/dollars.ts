import { keepSignInOrder, type MoneyAmount } from '#i18n/money/money.ts';

/**
 * Converts shekels to dollars, to the cent, rounded half up; negative amounts too.
 * @returns null for other currencies and while no usable rate is known
 */
export const toDollars = (
  money: MoneyAmount,
  rates: readonly { readonly code: string; readonly perShekel: string }[],
): MoneyAmount | null => {
  if (money.currency !== 'ILS') return null;
  const perShekel = Number(rates.find((rate) => rate.code === 'USD')?.perShekel);
  if (!Number.isFinite(perShekel) || perShekel <= 0) return null;
  // Both currencies have two places, so agorot become cents directly.
  return { amountMinor: Math.round(money.amountMinor * perShekel), currency: 'USD' };
};

/** Formats an amount with both decimals: “$405.40”. With `signDisplay` “always”, positive amounts have a plus sign. */
export const formatExact = (
  { amountMinor, currency }: MoneyAmount,
  locale: string,
  signDisplay: 'auto' | 'always' = 'auto',
): string =>
  keepSignInOrder(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(amountMinor / 100),
  );

/**
 * Isolates a text where a chart runs from left to right: with a word after the number, as in Arabic, it would read
 * backwards.
 */
const isolated = (text: string): string =>
  text.includes('\u200F') ? `\u2067${keepSignInOrder(text)}\u2069` : text;

/** Formats an amount in short form for charts: “$42k”, “$1.2M”. */
export const formatShort = ({ amountMinor, currency }: MoneyAmount, locale: string): string =>
  isolated(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      minimumFractionDigits: 0,
      // A decimal is useful for thousands, not for hundreds.
      maximumFractionDigits: Math.abs(amountMinor) < 100_000 ? 0 : 1,
    })
      .formatToParts(amountMinor / 100)
      .map(({ type, value }) => (type === 'compact' && value === 'K' ? 'k' : value))
      .join(''),
  );
