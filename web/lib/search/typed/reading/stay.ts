import { addDays, nightsBetween } from '#i18n/dates/plain-date.ts';
import { readTypedDay } from '#ui/typed-day.ts';
import { readNights } from '#ui/typed-nights.ts';
import { isGoodEnd, isGoodStart, type StayDates } from '../../dates/stayDates.ts';
import { COUNT_EN, COUNT_HE, numberOf } from './numbers.ts';
import { placesOf, type Read, type Span } from './run.ts';

/** How days are written on the page. */
export interface DayReading {
  /** The locale of days. */
  readonly locale: string;
  /** The traveller's own day, `yyyy-MM-dd`. */
  readonly today: string;
  /** How the page says a number of nights. */
  readonly nightsText: (count: number) => string;
}

const WORD = /[^\s,\0]+/gu;
/** Words of one day at most: “Fri, 12th of March 2027”. */
const MOST_WORDS = 5;
const BETWEEN = /\s*[–—-]\s*|\s+(?:to|until|till)\s+|\s+עד(?:\s+ה?[-־]?|\s*[-־]\s*)|\s+ל[-־]?(?=\d)/giu;
const BEFORE = /(?<![\p{L}\p{N}])(?:from|between|on|starting|for|the|מ|בין|החל מ|ב|ה)[\s\-־]*$/iu;
/** Hebrew words that are glued to a number: “מה-12”. */
const GLUED = /^[מלבה]{1,2}[-־]?(?=\d)/u;
const MONTH = /\p{L}{3}|\d\D+\d/u;
/** A day without its month: “12”, “12th”. */
const BARE = /^\D{0,3}(\d{1,2})(?:st|nd|rd|th|er|º|\.)?$/iu;
const NIGHTS = `(?:for )?(?:${COUNT_EN}|a) (?:nights?|days?|weeks?)|(?:ל[-־]?)?(?:${COUNT_HE}) (?:לילות|ימים|שבועות)|ל?שבוע(?:יים)?`;

/** Where the last words of a text begin, the most words first. */
const endings = (text: string): readonly number[] =>
  [...text.matchAll(WORD)].map(({ index }) => index).slice(-MOST_WORDS);

/** Where the first words of a text end, the most words first. */
const beginnings = (text: string): readonly number[] =>
  [...text.matchAll(WORD)]
    .map(({ index, 0: word }) => index + word.length)
    .slice(0, MOST_WORDS)
    .toReversed();

/** “12” of “12–15 march” is the 12th of March; undefined where neither end has a month. */
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

/** The words that only lead to a day belong to it: “from 12 march”. */
const withLead = (text: string, from: number): number => BEFORE.exec(text.slice(0, from))?.index ?? from;

/** Two days with something between them, the longest words of each that can be read. */
function rangesIn(text: string, run: number, { locale, today }: DayReading): readonly Read<StayDates>[] {
  return [...text.matchAll(BETWEEN)].flatMap(({ index, 0: sign }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + sign.length)];
    for (const start of endings(before))
      for (const end of beginnings(after)) {
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

/** Single days with their month; of words that share letters the longest. */
function daysIn(text: string, run: number, { locale, today }: DayReading): readonly Read<string>[] {
  const found: Read<string>[] = [];
  let at = 0;
  for (const { index } of text.matchAll(WORD)) {
    if (index < at) continue;
    const rest = text.slice(index);
    for (const end of beginnings(rest)) {
      const words = rest.slice(0, end).replace(GLUED, '');
      const day = /\d/u.test(words) && MONTH.test(words) ? readTypedDay(words, { locale, today }) : null;
      if (day === null || !isGoodStart(day, today)) continue;
      found.push({ value: day, spans: [{ run, from: withLead(text, index), to: index + end }] });
      at = index + end;
      break;
    }
  }
  return found;
}

const inDigits = (words: string): string =>
  words
    .replace(/^(?:for\s|ל[-־]?(?=\d)|ל(?=\p{L}))/iu, '')
    .replace(/^\p{L}+(?=\s)/u, (word) => (Number.isNaN(numberOf(word)) ? word : String(numberOf(word))));

function nightsIn(runs: readonly string[], { locale, nightsText }: DayReading): readonly Read<number>[] {
  return placesOf(runs, NIGHTS).flatMap(({ match, span }) => {
    const nights = readNights(inDigits(match[0]), locale, nightsText);
    return nights === null ? [] : [{ value: nights, spans: [span] }];
  });
}

const spansOf = (...all: readonly Read<unknown>[]): readonly Span[] => all.flatMap(({ spans }) => spans);

/**
 * The days of a stay: a first and a last one, or a first one and so many nights, as the fields of days read them. A day
 * without its month is read beside one that has it. Several such stays are none.
 */
export function readStay(runs: readonly string[], reading: DayReading): Read<StayDates> | null {
  const [range, otherRange] = runs.flatMap((text, run) => rangesIn(text, run, reading));
  const [length, otherLength] = nightsIn(runs, reading);
  if (otherRange) return null;
  if (range) {
    const isSame = length?.value === nightsBetween(range.value.checkIn, range.value.checkOut);
    return length && isSame && !otherLength ? { ...range, spans: spansOf(range, length) } : range;
  }
  const [day, otherDay] = runs.flatMap((text, run) => daysIn(text, run, reading));
  if (!day || otherDay || !length || otherLength) return null;
  const value = goodStay(day.value, addDays(day.value, length.value), reading.today);
  return value && { value, spans: spansOf(day, length) };
}
