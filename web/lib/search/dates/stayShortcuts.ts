import { CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { Holiday } from '#shared/holidays/holiday-names.ts';
import { nextHoliday } from '#shared/holidays/holidays.ts';
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

/** English and Hebrew names of the nearest days, which can be typed in every language of the page. */
export const namesOf: Partial<Record<ShortcutName, readonly string[]>> = {
  tonight: ['Tonight', 'הלילה'],
  thisWeekend: [
    'This weekend',
    'Weekend',
    'The weekend',
    'סוף השבוע',
    'סוף שבוע',
    'סוף השבוע הזה',
    'סוף השבוע הקרוב',
    'סופ״ש',
    'הסופ״ש',
    'סופ״ש הזה',
    'סופ״ש הקרוב',
    'בסוף השבוע',
    'בסופ״ש',
  ],
  nextWeekend: ['Next weekend', 'סוף השבוע הבא', 'סופ״ש הבא', 'בסוף השבוע הבא', 'בסופ״ש הבא'],
};

/** Popular dates; days as `yyyy-MM-dd`. */
export interface StayShortcut {
  readonly name: ShortcutName;
  /** Another name for the same days. */
  readonly alsoNamed?: ShortcutName;
  readonly start: string;
  readonly end: string;
  /** True for a period that is longer than a stay may be: the calendar shows it, and the traveller chooses days in it. */
  readonly isPeriod: boolean;
}

interface Season {
  /** The current day of the traveller. */
  readonly today: string;
  /** Last day of check-in. */
  readonly last: string;
  /** Weekends start on Thursday, and the holidays of Israel are offered. */
  readonly isIsraeliWeek: boolean;
}

const ISRAEL_ZONE = 'Asia/Jerusalem';

/** Whether weekends and holidays are those of Israel: by the language, or by the time zone of the clock. */
export const usesIsraeliCalendar = (language: string, timeZone: string): boolean =>
  language === 'he' || timeZone === ISRAEL_ZONE;

const THURSDAY = 4;
const FRIDAY = 5;
const WEEK = 7;
const WEEKEND_NIGHTS = 2;

/**
 * This week's weekend and the complete one after it. When a weekend started yesterday a single night is left, offered
 * as tonight: in Israel, where many stay until the working week starts, until Sunday; elsewhere tonight has both names.
 * A weekend that is over is never offered: "this weekend" is then the next one.
 */
function weekendsFrom(today: CalendarDate, isIsraeliWeek: boolean): readonly StayShortcut[] {
  // Weeks start on a day that puts the weekend at their end: on Sunday in Israel, on Monday elsewhere.
  const dayOfWeek = getDayOfWeek(today, 'en', isIsraeliWeek ? 'sun' : 'mon');
  const start = today.add({ days: (isIsraeliWeek ? THURSDAY : FRIDAY - 1) - dayOfWeek });
  const daysIn = today.compare(start);
  const [tonight, next] = [nights('tonight', today, 1), nights('nextWeekend', start.add({ days: WEEK }))];
  if (daysIn <= 0) return [tonight, nights('thisWeekend', start), next];
  if (daysIn >= WEEKEND_NIGHTS) return [tonight, { ...next, alsoNamed: 'thisWeekend' }];
  return isIsraeliWeek
    ? [tonight, nights('thisWeekend', today), next]
    : [{ ...tonight, alsoNamed: 'thisWeekend' }, next];
}

const nights = (name: ShortcutName, first: CalendarDate, count = WEEKEND_NIGHTS): StayShortcut =>
  shortcut(name, first, first.add({ days: count }));

const shortcut = (
  name: ShortcutName,
  start: CalendarDate,
  end: CalendarDate,
  isPeriod = false,
): StayShortcut => ({ name, start: start.toString(), end: end.toString(), isPeriod });

/** The holidays of Israel that are offered, and their names in the table of holidays. */
const FEASTS: readonly (readonly [ShortcutName, Holiday])[] = [
  ['roshHashana', 'rosh-hashanah'],
  ['sukkot', 'sukkot'],
  ['hanukkah', 'hanukkah'],
  ['purim', 'purim'],
  ['passover', 'passover'],
  ['shavuot', 'shavuot'],
];

const summerOf = (year: number): StayShortcut =>
  shortcut('summer', new CalendarDate(year, 7, 1), new CalendarDate(year, 8, 31), true);

/** The next occurrence of each of Israel's holidays that has not started, the nearest first. */
function holidays(today: CalendarDate, last: string): readonly StayShortcut[] {
  const day = today.toString();
  const feasts = FEASTS.flatMap(([name, holiday]): StayShortcut[] => {
    const next = nextHoliday(holiday, day);
    return next ? [{ name, start: next.checkIn, end: next.checkOut, isPeriod: false }] : [];
  });
  const summer = [summerOf(today.year), summerOf(today.year + 1)].filter(({ start }) => start >= day);
  return [...feasts, ...summer.slice(0, 1)]
    .filter(({ start }) => start <= last)
    .toSorted((left, right) => left.start.localeCompare(right.start));
}

/** Days that are offered as a button, the nearest kind first; only days that can be booked. */
export function stayShortcuts({ today, last, isIsraeliWeek }: Season): readonly StayShortcut[] {
  const day = parsePlainDate(today);
  if (!day) return [];
  return [...weekendsFrom(day, isIsraeliWeek), ...(isIsraeliWeek ? holidays(day, last) : [])];
}
