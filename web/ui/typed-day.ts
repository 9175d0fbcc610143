import { type CalendarDate, DateFormatter, getDayOfWeek } from '@internationalized/date';
import { toDay } from './date-text.ts';
import { daysAhead, isFiller, isNext, monthOf, plain, weekdayOf } from './day-words.ts';

interface Reading {
  /** Decides the order of numbers and the language of words; English and Hebrew words are always read too. */
  readonly locale: string;
  /** Today where the traveller is, yyyy-MM-dd. */
  readonly today: string;
  /** A day without a year, a month or a week is the first one after this day; by default the first from today on. */
  readonly after?: string | undefined;
}

type Part = 'year' | 'month' | 'day';

const isPart = (type: string): type is Part => type === 'year' || type === 'month' || type === 'day';

const orderOf = (locale: string): readonly Part[] =>
  new DateFormatter(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter(isPart);

const dayOf = (year: number, month: number, day: number): string | null => {
  const two = (value: number) => String(value).padStart(2, '0');
  return toDay(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`)?.toString() ?? null;
};

/** Two digits are a year of this century. */
const wholeYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Leap days are four years apart, and eight years around 2100. */
const YEARS_TO_TRY = 8;

const firstYear = (month: number, day: number, earliest: CalendarDate): string | null => {
  for (let year = earliest.year; year <= earliest.year + YEARS_TO_TRY; year += 1) {
    const found = dayOf(year, month, day);
    if (found && found >= earliest.toString()) return found;
  }
  return null;
};

const firstMonth = (day: number, earliest: CalendarDate): string | null => {
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const { year, month } = earliest.set({ day: 1 }).add({ months: ahead });
    const found = dayOf(year, month, day);
    if (found && found >= earliest.toString()) return found;
  }
  return null;
};

/** Only numbers: a day of the month, a day and a month, or all three. */
const readNumbers = (text: string, locale: string, earliest: CalendarDate): string | null => {
  const numbers = text.split(' ');
  if (numbers.length > 3 || numbers.some((each) => !/^\d{1,4}$/.test(each))) return null;
  const order = numbers[0]?.length === 4 ? (['year', 'month', 'day'] as const) : orderOf(locale);
  const used = numbers.length === 3 ? order : order.filter((part) => part !== 'year');
  const part = (name: Part) => numbers[used.indexOf(name)] ?? '';
  if (numbers.length === 1) return firstMonth(Number(numbers[0]), earliest);
  if (numbers.length === 2) return firstYear(Number(part('month')), Number(part('day')), earliest);
  return dayOf(wholeYear(part('year')), Number(part('month')), Number(part('day')));
};

/** "2027年3月12日" and "3月12日". */
const readChinese = (text: string, earliest: CalendarDate): string | null => {
  const found = /^(?:(\d{4}) ?年 ?)?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]?$/.exec(text);
  if (!found) return null;
  const [, year, month, day] = found;
  if (year) return dayOf(Number(year), Number(month), Number(day));
  return firstYear(Number(month), Number(day), earliest);
};

/** A month in words with a day and perhaps a year; a weekday beside it is ignored. */
const readMonth = (words: readonly string[], locale: string, earliest: CalendarDate): string | null => {
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const names = words.filter((word) => !/^\d+$/.test(word));
  // "mar" is a weekday in some languages, but a month when a number is beside it.
  const months = names.map((name) => monthOf(name, locale));
  const named = months.filter((month) => month !== -1);
  const strangers = names.filter((name, at) => months[at] === -1 && weekdayOf(name, locale) === -1);
  const [day, year] = numbers.toSorted(
    (left, right) => Number(left.length === 4) - Number(right.length === 4),
  );
  const [month] = named;
  if (named.length !== 1 || strangers.length > 0 || month === undefined) return null;
  if (day === undefined || numbers.length > 2) return null;
  if (year !== undefined) return dayOf(wholeYear(year), month + 1, Number(day));
  return firstYear(month + 1, Number(day), earliest);
};

const DAYS_OF_WEEK = 7;

/** The first such weekday after the given day; "next" is the one in the following week, which starts on Sunday. */
const readWeekday = (words: readonly string[], locale: string, after: CalendarDate): string | null => {
  const names = words.filter((word) => !isNext(word));
  const [name] = names;
  const wanted = names.length === 1 && name !== undefined ? weekdayOf(name, locale) : -1;
  if (wanted === -1) return null;
  const today = getDayOfWeek(after, locale, 'sun');
  if (words.length > names.length) return after.add({ days: DAYS_OF_WEEK - today + wanted }).toString();
  return after.add({ days: (wanted - today + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK }).toString();
};

/** Rewrites Chinese days of the week: "下周五" becomes "next 星期五", "周五" and "礼拜五" become "星期五". */
const withUniformWeekday = (text: string) =>
  text
    .replace(/^下个?(?=周|星期|礼拜)/, 'next ')
    .replace(/(?:礼拜|周)(?=[一二三四五六日])/, '星期')
    .replace('星期天', '星期日');

/**
 * Reads a typed day: yyyy-MM-dd, numbers in the order of the locale with or without a year, a month in words, a day of
 * the week, or days from today ("tomorrow", "in 3 days").
 * @returns yyyy-MM-dd, or null when no real day can be read from all of the text
 */
export function readTypedDay(text: string, { locale, today, after }: Reading): string | null {
  const clean = plain(text);
  const first = toDay(today);
  if (clean === '' || !first) return null;
  const earliest = toDay(after ?? '')?.add({ days: 1 }) ?? first;
  const ahead = daysAhead(clean, locale);
  if (ahead !== null) return first.add({ days: ahead }).toString();
  const tokens = withUniformWeekday(clean).split(' ');
  const words = tokens.filter((word) => !isFiller(word));
  const base = toDay(after ?? '') ?? first;
  return (
    readChinese(clean, earliest) ??
    readNumbers(words.join(' '), locale, earliest) ??
    readMonth(words, locale, earliest) ??
    readWeekday(words, locale, base) ??
    // Hebrew numbers its weekdays with letters that are also short words.
    readWeekday(
      tokens.filter((word) => !isFiller(word) || /^[בה]$/.test(word)),
      locale,
      base,
    )
  );
}
