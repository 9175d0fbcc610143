import { MAX_LIMIT } from '../../../gateway/pricing/price-range.ts';

const FIRST_ARABIC = '٠'.codePointAt(0) ?? 0;

const westernDigits = (text: string): string =>
  text.replaceAll(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - FIRST_ARABIC));

/** Digits alone, or in groups of three from the end. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,’'٬]\d{3})+)$/u;

/**
 * A typed limit in whole shekels: digits, in groups of three or not, with or without a sign of shekels. Nothing is rounded.
 * @returns null for an empty text, which is no limit; undefined for a text that is no such number
 */
export const typedPrice = (text: string): number | null | undefined => {
  const bare = westernDigits(text).replaceAll(/[\s₪\u200e\u200f]/gu, '');
  if (bare === '') return null;
  if (!WHOLE.test(bare)) return undefined;
  const shekels = Number(bare.replaceAll(/\D/gu, ''));
  return shekels <= MAX_LIMIT ? shekels : undefined;
};
