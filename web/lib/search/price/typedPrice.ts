import { type LimitUnit, mostUnits } from './budget.ts';

const FIRST_ARABIC = '٠'.codePointAt(0) ?? 0;

const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - FIRST_ARABIC));

/** Digits alone, or in groups of three from the end. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,’'٬]\d{3})+)$/u;

/** The text without the name and the signs of its own currency; those of another currency stay and make it unreadable. */
const withoutSigns = (text: string, { symbol, code }: LimitUnit['currency']): string =>
  [symbol, code, ...(symbol.match(/\p{Sc}/u) ?? [])].reduce(
    (rest, sign) => rest.replace(sign, ''),
    text.toUpperCase(),
  );

/**
 * A typed limit in whole units: digits, in groups of three or not, with or without a sign of the currency. Nothing is
 * rounded.
 * @returns null for an empty text, which means no limit; undefined for a text that is not such a number
 */
export const typedPrice = (text: string, unit: LimitUnit): number | null | undefined => {
  const bare = withoutSigns(westernDigits(text).replaceAll(/[\s\u200e\u200f]/gu, ''), unit.currency);
  if (bare === '') return null;
  if (!WHOLE.test(bare)) return undefined;
  const units = Number(bare.replaceAll(/\D/gu, ''));
  return units <= mostUnits(unit) ? units : undefined;
};
