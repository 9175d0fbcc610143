import { getDayOfWeek, HebrewCalendar, parseDate, toCalendar } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { PlainDate } from '#models/stay.ts';

/**
 * Months before Adar are counted from the start of the Hebrew year, those after it from its end, because leap years
 * have two Adars.
 */
const TISHRI = 1;
const IYAR_FROM_END = 4;

/** Days of rest by Israeli law, except Independence Day, whose date moves. */
const fromStart: Readonly<Record<number, readonly number[]>> = {
  // Rosh Hashanah (two days), Yom Kippur, Sukkot, Shemini Atzeret.
  [TISHRI]: [1, 2, 10, 15, 22],
};
const fromEnd: Readonly<Record<number, readonly number[]>> = {
  // Nisan: first and seventh day of Pesach.
  5: [15, 21],
  // Sivan: Shavuot.
  3: [6],
};

const SUNDAY_FIRST = 'en-US';
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

/** True on Saturdays and the days of rest that Israeli law names. @throws Error when it is not a day */
export function isRestDay(day: PlainDate): boolean {
  const date = parseDate(day);
  if (getDayOfWeek(date, SUNDAY_FIRST) === SATURDAY) return true;
  const hebrew = toCalendar(date, new HebrewCalendar());
  const monthsLeft = hebrew.calendar.getMonthsInYear(hebrew) - hebrew.month;
  const holidays = fromStart[hebrew.month] ?? fromEnd[monthsLeft] ?? [];
  return holidays.includes(hebrew.day) || (monthsLeft === IYAR_FROM_END && isIndependenceDay(hebrew));
}

/**
 * True on 5 Iyar, or on the day to which it is moved so that neither it nor Memorial Day, the day before, is next to a
 * Sabbath.
 */
function isIndependenceDay(hebrew: CalendarDate): boolean {
  const weekday = getDayOfWeek(hebrew.set({ day: 5 }), SUNDAY_FIRST);
  const moved: Readonly<Record<number, number>> = { [MONDAY]: 6, [FRIDAY]: 4, [SATURDAY]: 3 };
  return hebrew.day === (moved[weekday] ?? 5);
}
