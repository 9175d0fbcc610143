/** How values of tool results are written in a reply: amounts, names, and other words of a source. */
import { minorDigits } from '#shared/pricing/rates.ts';
import type { Language } from '../language.ts';
import type { Money, Names } from '../tools/tools.ts';

const HEBREW = /\p{Script=Hebrew}/u;
const LATIN = /\p{Script=Latin}/u;

/** Text from a source, without characters that Markdown would interpret and without line breaks. */
const harmless = (text: string): string =>
  text
    .replace(/[[\]*_`<>\\\p{Cc}\u2066-\u2069\u200e\u200f\u202a-\u202e]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text from a source, safe in Markdown, and isolated when its direction differs from the reply's. */
export function quoted(text: string, language: Language): string {
  const safe = harmless(text);
  const isForeign = language === 'he' ? LATIN.test(safe) : HEBREW.test(safe);
  return isForeign ? `\u2068${safe}\u2069` : safe;
}

/** A name in the reply's language where it exists, else in the other one. */
export const nameIn = (names: Names, language: Language): string | null =>
  language === 'he' ? (names.he ?? names.en) : (names.en ?? names.he);

/** By language, currency and number of decimals: creating a format costs far more than using it. */
const amounts = new Map<string, Intl.NumberFormat>();

function amountFormat(language: Language, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${digits}`;
  const known = amounts.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  amounts.set(key, format);
  return format;
}

/** An amount in the format of the pages: “₪742”, “742 ₪”; decimals only when they are not zero. */
export function sum(money: Money, language: Language): string {
  const places = minorDigits(money.currency);
  const digits = money.amountMinor % 10 ** places === 0 ? 0 : places;
  return amountFormat(language, money.currency, digits)
    .format(money.amountMinor / 10 ** places)
    .replace(/[\u200e\u200f]/g, '');
}
