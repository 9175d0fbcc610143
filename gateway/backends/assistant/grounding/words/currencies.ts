import { AFTER, anyOf, plain } from '../plain.ts';

/** Spellings of each currency of the product beside its code, as `plain` leaves them. The first is its sign. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  ILS: [
    '₪',
    'nis',
    'shekel',
    'shekels',
    'new shekels',
    'israeli shekels',
    'ש"ח',
    "ש''ח",
    'שח',
    'שקל',
    'שקלים',
    'שקל חדש',
    'שקלים חדשים',
  ],
  USD: ['$', 'us$', 'dollar', 'dollars', 'us dollars', 'דולר', 'דולרים', 'דולר אמריקאי', 'דולרים אמריקאיים'],
  EUR: ['€', 'euro', 'euros', 'יורו', 'אירו'],
  GBP: ['£', 'pound', 'pounds', 'pounds sterling', 'quid', 'ליש"ט', 'פאונד', 'לירות שטרלינג', 'לירה שטרלינג'],
  JPY: ['¥', 'yen', 'ין', 'ין יפני'],
  AUD: ['a$', 'au$', 'australian dollar', 'australian dollars', 'דולר אוסטרלי', 'דולרים אוסטרליים'],
  CAD: ['c$', 'ca$', 'canadian dollar', 'canadian dollars', 'דולר קנדי', 'דולרים קנדיים'],
  CHF: ['fr.', 'franc', 'francs', 'swiss franc', 'swiss francs', 'פרנק', 'פרנקים', 'פרנק שוויצרי'],
};

/** What the platform's own formats call a currency, of one and of many. */
const formatted = (currency: string): readonly string[] =>
  ['en', 'he'].flatMap((locale) =>
    [1, 2, 1.5].flatMap((amount) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
        .formatToParts(amount)
        .flatMap(({ type, value }) => (type === 'currency' ? [plain(value).toLowerCase()] : [])),
    ),
  );

const codeOf = new Map(
  Object.entries(SPELLINGS).flatMap(([code, spellings]) =>
    [code.toLowerCase(), ...spellings, ...formatted(code)].map((spelling) => [spelling, code] as const),
  ),
);

const isWord = (spelling: string): boolean => /\p{L}$/u.test(spelling);
const all = [...codeOf.keys()];
/** Codes of the rest of the world, in capitals only: some are words otherwise. */
const CODES = Intl.supportedValuesOf('currency');

const signs = anyOf(all.filter((spelling) => !isWord(spelling)));
const words = anyOf(all.filter(isWord));

/** Pattern of a currency in front of its number. Wants the flag `i`; capitals are checked by `currencyOf`. */
export const CURRENCY_BEFORE = `(?:${signs}|\\p{Sc}|(?<!\\p{L})(?:[a-z]{3}))`;
/** Pattern of a currency behind its number. */
export const CURRENCY_AFTER = `(?:${signs}|\\p{Sc}|(?:${words}|[a-z]{3})${AFTER})`;

/** ISO code of a spelling; the sign itself for one that we do not know; null for what is no currency. */
export function currencyOf(spelling: string): string | null {
  const known = codeOf.get(spelling.toLowerCase());
  if (known) return known;
  if (/^\p{Sc}$/u.test(spelling)) return spelling;
  return CODES.includes(spelling) ? spelling : null;
}

/** Decimal places of a currency's minor unit. */
export function placesOf(currency: string): number {
  if (!CODES.includes(currency)) return 2;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units of an amount in whole units. */
export const minorOf = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** placesOf(currency));
