import {
  CalendarDate,
  getDayOfWeek,
  HebrewCalendar,
  toCalendar,
  GregorianCalendar,
} from '@internationalized/date';
import { parsePlainDate } from '#i18n/dates/plain-date.ts';

export type ShortcutName =
  | 'tonight'
  | 'thisWeekend'
  | 'nextWeekend'
  | 'roshHashana'
  | 'sukkot'
  | 'hanukkah'
  | 'purim'
  | 'passover'
  | 'shavuot'
  | 'summer';

/** Days that many travellers ask for; `yyyy-MM-dd`. */
export interface StayShortcut {
  readonly name: ShortcutName;
  readonly start: string;
  readonly end: string;
  /** Longer than a stay may be: to look at, and choose days in. */
  readonly isPeriod: boolean;
}

interface Season {
  /** The traveller's own day. */
  readonly today: string;
  /** Last day of check-in. */
  readonly last: string;
  /** Weekends begin on Thursday, and the holidays are worth a word. */
  readonly isIsrael: boolean;
}

const ISRAEL_ZONE = 'Asia/Jerusalem';

/** Whether weekends and holidays are those of Israel: by the language, or by where the clock is set to. */
export const livesInIsrael = (language: string, timeZone: string): boolean =>
  language === 'he' || timeZone === ISRAEL_ZONE;

const THURSDAY = 4;
const FRIDAY = 5;
const WEEK = 7;
const WEEKEND_NIGHTS = 2;

/** What is left of this week's weekend, from today on, and the whole one after it. */
function weekends(today: CalendarDate, isIsrael: boolean): readonly StayShortcut[] {
  // Weeks in which the weekend is the end: from Sunday, or from Monday.
  const dayOfWeek = getDayOfWeek(today, 'en', isIsrael ? 'sun' : 'mon');
  const first = (isIsrael ? THURSDAY : FRIDAY - 1) - dayOfWeek;
  const start = today.add({ days: first });
  const end = start.add({ days: WEEKEND_NIGHTS });
  const rest = start.compare(today) < 0 ? today : start;
  const next = { start: start.add({ days: WEEK }), end: end.add({ days: WEEK }) };
  return [
    ...(rest.compare(end) < 0 ? [shortcut('thisWeekend', rest, end)] : []),
    shortcut('nextWeekend', next.start, next.end),
  ];
}

const shortcut = (
  name: ShortcutName,
  start: CalendarDate,
  end: CalendarDate,
  isPeriod = false,
): StayShortcut => ({ name, start: start.toString(), end: end.toString(), isPeriod });

const hebrew = new HebrewCalendar();
const gregorian = new GregorianCalendar();
const [TISHRI, KISLEV] = [1, 3];
/** Nisan comes seventh, and eighth in years with two months of Adar. */
const nisanOf = (year: number): number => hebrew.getMonthsInYear(new CalendarDate(hebrew, year, 1, 1)) - 5;

const fromHebrew = (year: number, month: number, day: number): CalendarDate =>
  toCalendar(new CalendarDate(hebrew, year, month, day), gregorian);

/** From the eve of a feast, or its first candle, to the morning after its last day; Purim with that of Jerusalem. */
function feastsOf(year: number): readonly StayShortcut[] {
  const feast = (name: ShortcutName, first: CalendarDate, nights: number) =>
    shortcut(name, first, first.add({ days: nights }));
  const nisan = nisanOf(year);
  return [
    // Its eve belongs to the year before.
    feast('roshHashana', fromHebrew(year, TISHRI, 1).subtract({ days: 1 }), 3),
    feast('sukkot', fromHebrew(year, TISHRI, 14), 9),
    feast('hanukkah', fromHebrew(year, KISLEV, 24), 9),
    // In the second Adar, where a year has two.
    feast('purim', fromHebrew(year, nisan - 1, 13), 3),
    feast('passover', fromHebrew(year, nisan, 14), 8),
    feast('shavuot', fromHebrew(year, nisan + 2, 5), 2),
  ];
}

const summerOf = (year: number): StayShortcut =>
  shortcut('summer', new CalendarDate(year, 7, 1), new CalendarDate(year, 8, 31), true);

/** The next one of each of Israel's holidays that has not begun, the nearest first. */
function holidays(today: CalendarDate, last: string): readonly StayShortcut[] {
  const hebrewYear = toCalendar(today, hebrew).year;
  const all = [
    ...feastsOf(hebrewYear),
    ...feastsOf(hebrewYear + 1),
    summerOf(today.year),
    summerOf(today.year + 1),
  ].filter(({ start }) => start >= today.toString() && start <= last);
  return all
    .filter((each) => all.find(({ name }) => name === each.name) === each)
    .toSorted((left, right) => left.start.localeCompare(right.start));
}

/** Days worth a press, the nearest kind first; only such as can be booked. */
export function stayShortcuts({ today, last, isIsrael }: Season): readonly StayShortcut[] {
  const day = parsePlainDate(today);
  if (!day) return [];
  return [
    shortcut('tonight', day, day.add({ days: 1 })),
    ...weekends(day, isIsrael),
    ...(isIsrael ? holidays(day, last) : []),
  ];
}
