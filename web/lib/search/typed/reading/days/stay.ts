import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { readTypedDay } from '#ui/typed-day.ts';
import { isGoodEnd, isGoodStart, type StayDates } from '#lib/search/dates/stayDates.ts';
import { COUNT_EN, COUNT_HE, PEOPLE_EN } from '../numbers.ts';
import { placesOf, type Read, type Span, without } from '../run.ts';
import { holidaysIn, pastHolidaysIn } from './holidays.ts';
import { type LengthContext, readLength, withoutLengths } from './lengths.ts';
import { monthsIn } from './months.ts';
import { spokenDaysIn } from './spokenDays.ts';
import { daysOfWeekend, weekendsIn } from './weekends.ts';

/** Context that the day parser needs. */
export interface DayContext extends LengthContext {
  /** The traveller's current day, `yyyy-MM-dd`. */
  readonly today: string;
  /** Whether weekends are those of Israel, which begin on Thursday. */
  readonly isIsraeliWeek: boolean;
}

/** Days of a stay in the words; null for details that they leave to the form. */
export interface StayWish {
  /** `yyyy-MM-dd` */
  readonly checkIn: string | null;
  readonly nights: number | null;
  /** `yyyy-MM`, when any days of that month would do: the check-in is then the first possible day. */
  readonly month: string | null;
}

const WORD = /[^\s,\0]+/gu;
/** Maximum number of words of one day: “Fri, 12th of March 2027”. */
const MAX_WORDS = 5;
const BETWEEN = /\s*[–—-]\s*|\s+(?:to|until|till)\s+|\s+עד(?:\s+ה?[-־]?|\s*[-־]\s*)|\s+ל[-־]?(?=\d)/giu;
const BEFORE = /(?<![\p{L}\p{N}])(?:from|between|on|starting|for|the|מ|בין|החל מ|ב|ה)[\s\-־]*$/iu;
/** Hebrew prefix letters of a number: “מה-12”. */
const GLUED = /^[מלבה]{1,2}[-־]?(?=\d)/u;
const MONTH = /\p{L}{3}|\d\D+\d/u;
/** A day without its month: “12”, “12th”. */
const BARE = /^\D{0,3}(\d{1,2})(?:st|nd|rd|th|er|º|\.)?$/iu;
/** A single day: “2-3” may be a date or people. */
const DAY_ALONE = /\p{L}{3}|\d{4}|\d\/\d/u;
/** Numbers that are not days: “in May 2 adults”. */
const COUNTED = `(?:${COUNT_EN}) ?(?:adults?|${PEOPLE_EN}|kids?|child(?:ren)?|rooms?|stars?)|(?:${COUNT_HE}) (?:מבוגרים|אנשים|אורחים|נוסעים|ילדים|חדרים|כוכבים)`;

/** Positions at which the last words of a text begin, most words first. */
const suffixStarts = (text: string): readonly number[] =>
  [...text.matchAll(WORD)].map(({ index }) => index).slice(-MAX_WORDS);

/** Positions at which the first 1, 2, ... words of a text end, most words first. */
const prefixEnds = (text: string): readonly number[] =>
  [...text.matchAll(WORD)]
    .map(({ index, 0: word }) => index + word.length)
    .slice(0, MAX_WORDS)
    .toReversed();

/**
 * Adds the missing month of a range: “12” of “12–15 march” is the 12th of March. Undefined where neither end has a
 * month.
 */
function completed(left: string, right: string): readonly [string, string] | undefined {
  const [hasLeft, hasRight] = [MONTH.test(left), MONTH.test(right)];
  if (hasLeft && hasRight) return [left, right];
  if (hasRight) {
    const day = BARE.exec(left)?.[1];
    return day === undefined ? undefined : [right.replace(/\d+/u, day), right];
  }
  // Of “12/3–15” the end may be a day or a month.
  const day = /\p{L}{3}/u.test(left) ? BARE.exec(right)?.[1] : undefined;
  return day === undefined ? undefined : [left, left.replace(/(?<!\d)\d{1,2}(?!\d)/u, day)];
}

const goodStay = (checkIn: string | null, checkOut: string | null, today: string): StayDates | null =>
  checkIn && checkOut && isGoodStart(checkIn, today) && isGoodEnd(checkIn, checkOut)
    ? { checkIn, checkOut }
    : null;

/** Words that precede a day belong to it: “from 12 march”. */
const withLead = (text: string, from: number): number => BEFORE.exec(text.slice(0, from))?.index ?? from;

/** Two days with a separator between them, the longest readable words of each. */
function rangesIn(text: string, run: number, { locale, today }: DayContext): readonly Read<StayDates>[] {
  return [...text.matchAll(BETWEEN)].flatMap(({ index, 0: sign }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + sign.length)];
    for (const start of suffixStarts(before))
      for (const end of prefixEnds(after)) {
        const both = completed(before.slice(start), after.slice(0, end));
        const checkIn = both ? readTypedDay(both[0], { locale, today }) : null;
        const checkOut = both && checkIn ? readTypedDay(both[1], { locale, today, after: checkIn }) : null;
        const value = goodStay(checkIn, checkOut, today);
        const span = { run, from: withLead(text, start), to: index + sign.length + end };
        if (value) return [{ value, spans: [span] }];
      }
    return [];
  });
}

/** Single days with their month; of overlapping ones the longest. */
function daysIn(text: string, run: number, { locale, today }: DayContext): readonly Read<string>[] {
  const found: Read<string>[] = [];
  let at = 0;
  for (const { index } of text.matchAll(WORD)) {
    if (index < at) continue;
    const rest = text.slice(index);
    for (const end of prefixEnds(rest)) {
      const words = rest.slice(0, end).replace(GLUED, '');
      const isDay = /\d/u.test(words) && MONTH.test(words) && DAY_ALONE.test(words);
      const day = isDay ? readTypedDay(words, { locale, today }) : null;
      if (day === null || !isGoodStart(day, today)) continue;
      found.push({ value: day, spans: [{ run, from: withLead(text, index), to: index + end }] });
      at = index + end;
      break;
    }
  }
  return found;
}

const spansOf = (...all: readonly (Read<unknown> | null)[]): readonly Span[] =>
  all.flatMap((read) => read?.spans ?? []);

type Wanted = Read<StayWish> | null;

/** A wish, if a search can begin on its day. */
const wish = ({ checkIn, nights, month }: StayWish, spans: readonly Span[], { today }: DayContext): Wanted =>
  checkIn === null || isGoodStart(checkIn, today) ? { value: { checkIn, nights, month }, spans } : null;

/**
 * “A weekend”, “the first weekend of March”, “3 nights next weekend”; a weekend during a holiday is not read, because
 * it may be any of several.
 */
function ofWeekend(runs: readonly string[], reading: DayContext): Wanted {
  const [weekend, other] = weekendsIn(runs);
  if (!weekend || other || holidaysIn(runs, reading).length > 0) return null;
  const rest = without(runs, [weekend.span]);
  const [month = null, otherMonth] = monthsIn(withoutLengths(rest, reading), reading);
  const days = daysOfWeekend(weekend, month && month.value, reading);
  if (!days || otherMonth) return null;
  const length = readLength(without(rest, month?.spans ?? []), reading);
  const isAny = month !== null && typeof weekend.which !== 'number';
  return wish(
    { checkIn: days.checkIn, nights: length?.value ?? days.nights, month: isAny ? month.value.month : null },
    [weekend.span, ...spansOf(month, length)],
    reading,
  );
}

/** A day with its length, if given; without a day any days of a month, and without a month the length alone. */
function ofDayOrMonth(runs: readonly string[], reading: DayContext): Wanted {
  const dated = withoutLengths(runs, reading)
    .flatMap((text, run) => daysIn(text, run, reading))
    .map(({ value, spans }) => ({ value: { checkIn: value, nights: null }, spans }));
  const datedOff = without(runs, spansOf(...dated));
  const feasts = holidaysIn(datedOff, reading);
  const spoken = spokenDaysIn(without(datedOff, spansOf(...feasts)), reading);
  const [day = null, otherDay] = [...dated, ...feasts, ...spoken];
  const rest = without(datedOff, spansOf(day));
  const [month = null, otherMonth] = monthsIn(withoutLengths(rest, reading), reading);
  if (otherDay || otherMonth || (day && month)) return null;
  const length = readLength(without(rest, spansOf(month)), reading);
  if (!day && !month && !length) return null;
  const nights = length?.value ?? day?.value.nights ?? null;
  const checkIn = day?.value.checkIn ?? month?.value.from ?? null;
  return wish({ checkIn, nights, month: month?.value.month ?? null }, spansOf(day, month, length), reading);
}

/**
 * The days of a stay: check-in and check-out, a weekend, a holiday, a check-in alone, a whole month (any days in it),
 * or only the number of nights. A day without a month has that of the other day. Null when the text names none,
 * several, or one that is over.
 */
export function readStay(typed: readonly string[], reading: DayContext): Wanted {
  const counted = placesOf(typed, COUNTED).map(({ span }) => span);
  const runs = without(typed, [...counted, ...pastHolidaysIn(typed, reading)]);
  const [range, otherRange] = withoutLengths(runs, reading).flatMap((text, run) =>
    rangesIn(text, run, reading),
  );
  if (otherRange) return null;
  if (!range) {
    // “Easter weekend” is the weekend of the holiday.
    const isWeekend = weekendsIn(without(runs, spansOf(...holidaysIn(runs, reading)))).length > 0;
    return isWeekend ? ofWeekend(runs, reading) : ofDayOrMonth(runs, reading);
  }
  const { checkIn, checkOut } = range.value;
  const nights = nightsBetween(checkIn, checkOut);
  const length = readLength(without(runs, range.spans), reading);
  const spans = spansOf(range, length?.value === nights ? length : null);
  return wish({ checkIn, nights, month: null }, spans, reading);
}
