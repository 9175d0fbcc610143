import { CalendarDate } from '@internationalized/date';
import { addDays } from '#i18n/dates/plain-date.ts';
import { monthOf, plain } from '#ui/day-words.ts';
import { placesOf, type Read } from '../run.ts';

/** A month in which any days would do. */
export interface AnyDays {
  /** `yyyy-MM` */
  readonly month: string;
  /** The first day of the month, or of the named part, on which a stay can begin; `yyyy-MM-dd`. */
  readonly from: string;
  /** Whether the words contain the year. */
  readonly hasYear: boolean;
}

type Part = readonly [pattern: string, first: string, last: string];

/** “early March”, “סוף מרץ”: the first and the last day of such a part of a month. */
const PARTS: readonly Part[] = [
  ['early|(?:the )?(?:beginning|start) of|ב?תחילת|ב?ראשית', '01', '10'],
  ['mid|(?:the )?middle of|ב?אמצע', '11', '20'],
  ['late|(?:the )?end of|ב?סוף', '21', '31'],
];
const WHOLE: Part = ['', '01', '31'];

const LED =
  '(?:(?:some ?time|any ?time|any ?day|any days|in|of|during|for|this|next|on|the|im|em|en|au|בחודש|חודש|במהלך|של|ביום כלשהו|в|во)[ ,]+)*';
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${LED})(?:(${PARTS.map(([pattern]) => pattern).join('|')})[ -])?$`,
  'iu',
);
const YEAR = /^[ ,]+(20\d\d)(?!\d)/u;
/** A number beside a month is a day, so the month is not alone. */
const NUMBER_BESIDE = /\d(?:st|nd|rd|th)?[\s.\-–]*(?:of )?$/iu;
/** Up to this number of letters, the name of a month also has other meanings. */
const SHORT_WORD = 3;

/** Maximum number of cached words, more than anyone types in one search; then the cache is cleared. */
const MAX_KNOWN = 500;
const numbers = new Map<string, number>();

/** Number of the month that a word names. Cached, because formatting the names of the months is slow. */
const monthNamed = (word: string, locale: string): number => {
  const key = `${locale} ${word}`;
  const found = numbers.get(key) ?? monthOf(plain(word), locale);
  if (numbers.size >= MAX_KNOWN) numbers.clear();
  numbers.set(key, found);
  return found;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The check-in day in a part of a month that is not over: its first day; once it has begun, tomorrow, or today on its
 * last day.
 */
const firstDay = (month: string, [, first, last]: Part, today: string): string => {
  const wanted = `${month}-${first}`;
  if (wanted > today) return wanted;
  const tomorrow = addDays(today, 1);
  return tomorrow <= `${month}-${last}` ? tomorrow : today;
};

/** The next month of that name whose part is not over; null where it is over in the given year. */
function nextMonth(month: number, [, , last]: Part, year: string | undefined, today: string): string | null {
  const named = (each: number): string => `${each}-${twoDigits(month + 1)}`;
  const now = Number(today.slice(0, 4));
  const found = year === undefined ? named(now) : named(Number(year));
  if (`${found}-${last}` >= today) return found;
  return year === undefined ? named(now + 1) : null;
}

/** Months by their distance from the current one; `(?!-)` leaves out “next month-long trip”. */
const RELATIVE: readonly (readonly [pattern: string, months: number])[] = [
  ['this month|(?:ב|ה|ל)?חודש הזה', 0],
  ['(?:the )?next month(?!-)|(?:ב|ה|ל)?חודש הבא', 1],
];

const partNamed = (words: string | undefined): Part =>
  PARTS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(words ?? '')) ?? WHOLE;

/** “Next month”, “the end of this month”, “בסוף החודש הבא”. */
function relativeMonthsIn(runs: readonly string[], today: string): readonly Read<AnyDays>[] {
  const first = new CalendarDate(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 1);
  return RELATIVE.flatMap(([pattern, months]) =>
    placesOf(runs, pattern).flatMap(({ span }) => {
      const [lead = '', , part] = BEFORE.exec((runs[span.run] ?? '').slice(0, span.from)) ?? [];
      const days = partNamed(part);
      const month = first.add({ months }).toString().slice(0, 7);
      if (`${month}-${days[2]}` < today) return [];
      const value = { month, from: firstDay(month, days, today), hasYear: true };
      return [{ value, spans: [{ ...span, from: span.from - lead.length }] }];
    }),
  );
}

/** Months that are named without a day. */
export function monthsIn(
  runs: readonly string[],
  { locale, today }: { readonly locale: string; readonly today: string },
): readonly Read<AnyDays>[] {
  const named = placesOf(runs, '\\p{L}{3,}').flatMap(({ match, span }) => {
    const text = runs[span.run] ?? '';
    const [before, after] = [text.slice(0, span.from), text.slice(span.to)];
    const [lead = '', led = '', part] = BEFORE.exec(before) ?? [];
    const isAlone = text.replaceAll(/[\s,\0]/gu, '') === match[0] || led !== '' || part !== undefined;
    if (match[0].length <= SHORT_WORD && !isAlone && !match[0].startsWith('ב')) return [];
    const year = YEAR.exec(after);
    if (NUMBER_BESIDE.test(before) || (!year && /^[\s.]*\d/u.test(after))) return [];
    const at = monthNamed(match[0], locale);
    const days = partNamed(part);
    const month = at === -1 ? null : nextMonth(at, days, year?.[1], today);
    if (month === null) return [];
    const spans = [{ run: span.run, from: span.from - lead.length, to: span.to + (year?.[0].length ?? 0) }];
    const hasYear = year !== null || /\bthis\b/iu.test(lead);
    return [{ value: { month, from: firstDay(month, days, today), hasYear }, spans }];
  });
  return [...named, ...relativeMonthsIn(runs, today)];
}
