import type { Claim, Scan, Unit } from './claim.ts';
import { AFTER, BEFORE } from './plain.ts';
import { CURRENCY_AFTER, CURRENCY_BEFORE, currencyOf, minorOf } from './words/currencies.ts';
import { NUMBER_WORDS, numberInWords } from './words/number-words.ts';

const DIGITS = "\\d{1,3}(?:[,.' ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?";
const TIMES = `(?: ?(k|thousand|million|אלף|אלפים|מיליון)${AFTER})?`;
const PERCENT = '(?:%|percent|per cent|אחוזים|אחוז)';
const flags = 'giu';

const SUM_BEHIND = new RegExp(
  `(?<![\\d.,])(${DIGITS})${TIMES}(?: ?- ?(${DIGITS})${TIMES})? ?(${CURRENCY_AFTER})(?!\\d)`,
  flags,
);
const SUM_BEFORE = new RegExp(
  `(${CURRENCY_BEFORE}) ?(?<![\\d.,])(${DIGITS})${TIMES}(?:-(?:${CURRENCY_BEFORE})?(${DIGITS})${TIMES})?(?![\\d%])`,
  flags,
);
const SUM_WORDS = new RegExp(`(${NUMBER_WORDS}) (${CURRENCY_AFTER})`, flags);
/** “a shekel”, “a single shekel”, “שקל אחד”, “שקל ללילה”. */
const SUM_ONE = new RegExp(
  `${BEFORE}(?:(?:a|a single|one single|single) (${CURRENCY_AFTER})|(שקל|דולר|אירו|יורו)(?: אחד| בודד| יחיד|(?= ל(?:לילה|כל)(?!\\p{L}))))${AFTER}`,
  flags,
);
const LIMIT =
  /(?:under|below|up to|at most|within|over|above|budget(?: of)?|than|between(?:[^.;]{1,30} and)?|max\.?|maximum|עד|מתחת ל|מעל|תקציב(?: של)?|פחות מ|יותר מ)[ -]*$/iu;
const PER_NIGHT =
  /^(?:\*\*)?,? ?(?:(?:a|per|each|every|for one|for each|\/) ?night(?!s)|ל(?:כל )?לילה(?!\p{L}))/iu;
const PER_STAY =
  /^(?:\*\*)?,? ?(?:for the (?:whole |entire |full )?stay|in total|altogether|in all|ל(?:כל |כלל )?ה?שהו?ת|בסך הכו?ל)/iu;
const PERCENTS = new RegExp(`(?<![\\d.,])(\\d+(?:[.,]\\d+)?)(?:-(\\d+))? ?${PERCENT}`, flags);
const PERCENT_WORDS = new RegExp(`(${NUMBER_WORDS})[ -]${PERCENT}`, flags);
const PHONE = /(?<![\p{L}\d])(?:\+|\*)?\(?\d[\d ().-]{5,}\d/gu;
const CODE =
  /(?<![\p{L}\p{N}])#?(?=[A-Za-z\d-]*\d)(?=[\d-]*[A-Za-z])[A-Za-z\d](?:[A-Za-z\d]|-(?=[a-z\d])){4,}(?![\p{L}\p{N}])/gu;
const ORDINAL = new RegExp(`${BEFORE}\\d+(?:st|nd|rd|th)${AFTER}`, flags);
const PLAIN_NUMBER = new RegExp(`(?<![\\d.,])(${DIGITS})${TIMES}`, flags);
const WORDED = new RegExp(NUMBER_WORDS, flags);
const GLYPHS = /[★⭐☆]{1,5}/gu;

const STARS = /^[ -]*(?:\*|stars?(?!\p{L})|כוכבים|כוכב|★)/iu;
const NIGHTS = /^[ -]*(?:nights?(?!\p{L})|לילות|לילה)/iu;
const REVIEWS = /^ (?:guest )?(?:reviews?|ratings|ביקורות|חוות דעת)/iu;
const LEFT =
  /^ (?:[\p{L}-]+ ){0,3}(?:left|remain(?:s|ing)?|נותרו|נותר|נשארו|נשאר|אחרונים|אחרונות)(?!\p{L})/iu;
const LEFT_BEFORE = /(?:נותרו|נותר|נשארו|נשאר|last|final)(?: רק| only)?[ ל-]*$/iu;
/** Small words that count nothing: “one of them”, “two adults”. */
const FREE_WORDS = 2;

const FACTORS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  אלף: 1_000,
  אלפים: 1_000,
  million: 1_000_000,
  מיליון: 1_000_000,
};

/** Every way that digits can be meant: `1.200` is twelve hundred to some and one and a fifth to others. */
function valuesOf(digits: string, times: string | undefined): readonly number[] {
  const factor = times === undefined ? 1 : (FACTORS[times.toLowerCase()] ?? 1);
  const grouped = /^[1-9]\d{0,2}(?:[,.' ]\d{3})+/u.exec(digits)?.[0];
  const values = new Set<number>();
  if (grouped !== undefined)
    values.add(Number(grouped.replace(/\D/gu, '') + digits.slice(grouped.length).replace(',', '.')));
  if (grouped === undefined || /^\d+\.\d+$/u.test(digits))
    values.add(Number(digits.replace(',', '.').replace(/[' ]/gu, '')));
  return [...values].filter(Number.isFinite).map((value) => value * factor);
}

function sumClaim(
  scan: Scan,
  match: RegExpExecArray,
  spelling: string,
  digits: string,
  times: string | undefined,
): Claim | null {
  const currency = currencyOf(spelling);
  if (currency === null) return null;
  const values = valuesOf(digits, times);
  return sumOf(scan, match, currency, values, !/[.,]\d{1,2}$/u.test(digits));
}

function sumOf(
  scan: Scan,
  match: RegExpExecArray,
  currency: string,
  values: readonly number[],
  isRounded: boolean,
): Claim {
  const isLimit = LIMIT.test(scan.text.slice(0, match.index));
  const minor = values.map((value) => minorOf(value, currency));
  const behind = scan.text.slice(match.index + match[0].length);
  const role = PER_NIGHT.test(behind) ? 'nightly' : PER_STAY.test(behind) ? 'total' : null;
  return { kind: 'sum', text: match[0], currency, minor, isRounded, isLimit, role };
}

const present = (claims: readonly (Claim | null)[]): readonly Claim[] | null => {
  const found = claims.filter((claim) => claim !== null);
  return found.length === 0 ? null : found;
};

/** Reads sums: digits or words beside a currency, ranges, `1.2k`. */
export function readSums(scan: Scan): void {
  scan.take(SUM_BEHIND, (match) => {
    const [, first = '', times, last, lastTimes, currency = ''] = match;
    return present([
      sumClaim(scan, match, currency, first, times ?? lastTimes),
      last === undefined ? null : sumClaim(scan, match, currency, last, lastTimes),
    ]);
  });
  scan.take(SUM_BEFORE, (match) => {
    const [, currency = '', first = '', times, last, lastTimes] = match;
    return present([
      sumClaim(scan, match, currency, first, times ?? lastTimes),
      last === undefined ? null : sumClaim(scan, match, currency, last, lastTimes),
    ]);
  });
  scan.take(SUM_WORDS, (match) => {
    const value = numberInWords(match[1] ?? '');
    const currency = currencyOf(match[2] ?? '');
    return value === null || currency === null ? null : [sumOf(scan, match, currency, [value], true)];
  });
  scan.take(SUM_ONE, (match) => {
    const currency = currencyOf(match[1] ?? match[2] ?? '');
    return currency === null ? null : [sumOf(scan, match, currency, [1], true)];
  });
}

/** Reads what is left of digits and number words, sums and dates being read: percents, phones, codes, counts. */
export function readNumbers(scan: Scan): void {
  scan.take(PERCENTS, (match) =>
    [match[1], match[2]].flatMap((digits) =>
      digits === undefined
        ? []
        : [{ kind: 'percent' as const, text: match[0], value: Number(digits.replace(',', '.')) }],
    ),
  );
  scan.take(PERCENT_WORDS, (match) => {
    const value = numberInWords(match[1] ?? '');
    return value === null ? null : [{ kind: 'percent', text: match[0], value }];
  });
  scan.take(CODE, ([text]) =>
    ORDINAL_ONLY.test(text) ? null : [{ kind: 'code', text, code: text.replace('#', '') }],
  );
  scan.take(PHONE, ([text]) => {
    const digits = text.replace(/\D/gu, '');
    return digits.length < 7 ? null : [{ kind: 'phone', text, digits }];
  });
  scan.take(ORDINAL, () => []);
  scan.take(GLYPHS, ([text]) => [{ kind: 'number', text, values: [Array.from(text).length], unit: 'stars' }]);
  scan.take(PLAIN_NUMBER, (match) => [
    { kind: 'number', text: match[0], values: valuesOf(match[1] ?? '', match[2]), unit: unitOf(scan, match) },
  ]);
  scan.take(WORDED, (match) => {
    const value = numberInWords(match[0]);
    const unit = unitOf(scan, match);
    if (value === null || (value <= FREE_WORDS && unit !== 'left' && unit !== 'stars')) return null;
    return [{ kind: 'number', text: match[0], values: [value], unit }];
  });
}

const ORDINAL_ONLY = /^\d+(?:st|nd|rd|th)$|^\d+-(?:star|night|day|hour|room|person|minute)s?$/iu;

function unitOf(scan: Scan, match: RegExpExecArray): Unit | null {
  const behind = scan.text.slice(match.index + match[0].length);
  if (STARS.test(behind)) return 'stars';
  if (NIGHTS.test(behind)) return 'nights';
  if (REVIEWS.test(behind)) return 'reviews';
  if (LEFT.test(behind) || LEFT_BEFORE.test(scan.text.slice(0, match.index))) return 'left';
  return null;
}
