import { type Claim, type Scan, type WrittenDay } from './claim.ts';
import { AFTER, BEFORE } from './plain.ts';
import { ENGLISH_MONTH, HEBREW_MONTH, monthOf, WEEKDAY, weekdayOf } from './words/months.ts';

const ORDINAL = '(?:st|nd|rd|th)?';
const DAY = `(\\d{1,2})${ORDINAL}`;
const YEAR = '(?:,? (\\d{4})(?!\\d))?';
const TO = ' ?(?:-|to|until|through|עד|ל-?) ?';
const flags = 'giu';

const ISO = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)\S*)?(?!\d)/gu;
const NUMERIC_RANGE = /(?<![\d.,/])(\d{1,2})-(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d\d))?(?![\d%])/gu;
const NUMERIC = /(?<![\d.,/])(\d{1,2})[./](\d{1,2})[./](\d{4}|\d\d)(?!\d)/gu;
const LOOSE = /(?<![\d.,/])(\d{1,2})([./])(\d{1,2})(?![\d%]|[./,]\d)/gu;
const DAY_RANGE_MONTH = new RegExp(
  `(?<![\\d.,:])${DAY}${TO}${DAY} (?:of )?(${ENGLISH_MONTH}|${HEBREW_MONTH})${YEAR}`,
  flags,
);
const BETWEEN = new RegExp(
  `(?<=between |בין )${DAY} (?:and |ל-?)${DAY} (?:of )?(${ENGLISH_MONTH}|${HEBREW_MONTH})${YEAR}`,
  flags,
);
const DAY_MONTH = new RegExp(
  `(?<![\\d.,:])${DAY}[ -](?:of )?(${ENGLISH_MONTH}|${HEBREW_MONTH})${YEAR}`,
  flags,
);
const MONTH_RANGE = new RegExp(
  `${BEFORE}(${ENGLISH_MONTH}) ${DAY}(?: ?- ?| to )${DAY}(?![\\d:])${YEAR}`,
  flags,
);
const MONTH_DAY = new RegExp(`${BEFORE}(${ENGLISH_MONTH}) (?:the )?${DAY}(?![\\d:])${YEAR}`, flags);
const MONTH_YEAR = new RegExp(`${BEFORE}(${ENGLISH_MONTH}|${HEBREW_MONTH}),? (?:of )?(\\d{4})(?!\\d)`, flags);
const BEFORE_DAY = new RegExp(`${BEFORE}(${WEEKDAY}),? ?(?:the |ה-?|ב-?)?$`, 'iu');
const BEHIND_DAY = new RegExp(
  `^ ?(?:\\((${WEEKDAY})\\)|,? (${WEEKDAY})(?!,? ?\\d|,? ?(?:the|${ENGLISH_MONTH})))`,
  'iu',
);

const CLOCK = new RegExp(
  `(?<![\\d:.,])(\\d{1,2}):(\\d\\d)(?::\\d\\d)?(?: ?([ap])\\.?m\\.?${AFTER})?(?!\\d)`,
  flags,
);
const HOUR = new RegExp(`(?<![\\d:.,])(\\d{1,2}) ?([ap])\\.?m${AFTER}\\.?`, flags);

const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.length === 2 ? `20${text}` : text);

/** Reads `3.5` and `10/12`, which may be days or numbers: when the sums are read. */
export function readLooseDays(scan: Scan): void {
  scan.take(LOOSE, (match) => {
    const [text, first = '', mark, last = ''] = match;
    const written = { year: null, month: Number(last), day: Number(first), weekday: null };
    const numbers = mark === '/' ? [Number(first), Number(last)] : [Number(text)];
    return [{ kind: 'loose', text, day: written, numbers }];
  });
}

/** Reads every written day, month and clock of a sentence that `plain` has prepared. */
export function readDates(scan: Scan): void {
  const day = (match: RegExpExecArray, year: string | undefined, month: number | null, ...days: string[]) =>
    month === null ? null : days.map((value) => dayClaim(match, scan.text, yearOf(year), month, value));
  scan.take(ISO, (match) => {
    const [, year, month = '', value = '', hour, minute] = match;
    const clock = hour === undefined ? [] : [timeClaim(match[0], Number(hour), Number(minute), undefined)];
    return [...(day(match, year, Number(month), value) ?? []), ...clock];
  });
  readNumeric(scan, day);
  readWorded(scan, day);
  scan.take(CLOCK, (match) => [timeClaim(match[0], Number(match[1]), Number(match[2]), match[3])]);
  scan.take(HOUR, (match) => [timeClaim(match[0], Number(match[1]), 0, match[2])]);
}

type ReadDay = (
  match: RegExpExecArray,
  year: string | undefined,
  month: number | null,
  ...days: string[]
) => readonly Claim[] | null;

function readNumeric(scan: Scan, day: ReadDay): void {
  scan.take(NUMERIC, (match) => day(match, match[3], Number(match[2]), match[1] ?? ''));
  scan.take(NUMERIC_RANGE, (match) => {
    const [text, first = '', last = '', month = '', year] = match;
    // “3-4.5” may be two numbers; two days are in order and in a month.
    if (Number(month) < 1 || Number(month) > 12 || Number(first) > Number(last)) return null;
    return text.includes('/') || Number(last) > 5 || year !== undefined
      ? day(match, year, Number(month), first, last)
      : null;
  });
}

function readWorded(scan: Scan, day: ReadDay): void {
  for (const pattern of [BETWEEN, DAY_RANGE_MONTH])
    scan.take(pattern, (match) => {
      const [, first = '', last = '', month = '', year] = match;
      return day(match, year, monthOf(month), first, last);
    });
  scan.take(DAY_MONTH, (match) => day(match, match[3], monthOf(match[2] ?? ''), match[1] ?? ''));
  scan.take(MONTH_RANGE, (match) => {
    const [, month = '', first = '', last = '', year] = match;
    return day(match, year, monthOf(month), first, last);
  });
  scan.take(MONTH_DAY, (match) => day(match, match[3], monthOf(match[1] ?? ''), match[2] ?? ''));
  scan.take(MONTH_YEAR, (match) => {
    const month = monthOf(match[1] ?? '');
    return month === null ? null : [{ kind: 'month', text: match[0], year: Number(match[2]), month }];
  });
}

function dayClaim(
  match: RegExpExecArray,
  whole: string,
  year: number | null,
  month: number,
  value: string,
): Claim {
  const written: WrittenDay = { year, month, day: Number(value), weekday: weekdayBeside(match, whole) };
  return { kind: 'date', text: match[0], day: written };
}

/** Of a range, the weekday belongs to its first day; the second is written apart then. */
function weekdayBeside(match: RegExpExecArray, whole: string): number | null {
  const before = BEFORE_DAY.exec(whole.slice(0, match.index))?.[1];
  if (before !== undefined) return weekdayOf(before);
  const behind = BEHIND_DAY.exec(whole.slice(match.index + match[0].length));
  const word = behind?.[1] ?? behind?.[2];
  return word === undefined ? null : weekdayOf(word);
}

const HALF_DAY = 12;

function timeClaim(text: string, hour: number, minute: number, half: string | undefined): Claim {
  const base = half === undefined ? hour : hour % HALF_DAY;
  const hours = half?.toLowerCase() === 'p' ? base + HALF_DAY : base;
  return { kind: 'time', text, minutes: hours * 60 + minute };
}
