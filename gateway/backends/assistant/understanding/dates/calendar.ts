/**
 * Calendar days from phrases: English phrases such as “next friday” are parsed by the date library, after the
 * rules have put every message into such phrases.
 */
import { getDayOfWeek, parseDate } from '@internationalized/date';
import { en } from 'chrono-node';
import { addDays, dayNumber } from '#shared/stay/nights.ts';

/** A day as `yyyy-MM-dd`. */
export type Day = string;

/**
 * The day an English phrase names: “12 december”, “next friday”, “in 2 weeks”.
 * Without a year it is the next such day from the reference on.
 * @returns null when no such day exists
 */
export function dayOfPhrase(phrase: string, reference: Day): Day | null {
  const from = parseDate(reference);
  // Noon in the time zone of the process: chrono computes in that zone, and only the calendar parts are read.
  const noon = new Date(from.year, from.month - 1, from.day, 12);
  const found = en.GB.parse(phrase, noon, { forwardDate: true })[0]?.start;
  const [year, month, day] = [found?.get('year'), found?.get('month'), found?.get('day')];
  if (!found || !year || !month || !day) return null;
  return dayOf(year, month, day);
}

/** The day; null when the calendar has no such day. */
function dayOf(year: number, month: number, day: number): Day | null {
  const written = [String(year).padStart(4, '0'), two(month), two(day)].join('-');
  return dayNumber(written) === null ? null : written;
}

/** The weekday of a day: 0 is Sunday. */
export const weekdayOf = (day: Day): number => getDayOfWeek(parseDate(day), 'en-US');

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Number of a weekday given by its name alone; null for any other phrase. */
export function weekdayNumber(phrase: string): number | null {
  const at = WEEKDAYS.indexOf(phrase);
  return at < 0 ? null : at;
}

/** The first day of a weekday on or after a day. */
export const onOrAfter = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** The same day of another month and year, or the last day of a shorter month. */
export function inMonthOf(other: Day, day: Day): Day {
  const { year, month } = parseDate(other);
  return parseDate(day).set({ year, month }).toString();
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/**
 * English phrase of a written day, for `dayOfPhrase`. Day first; month first only when nothing else is possible.
 * @returns null when no reading is possible
 */
export function phraseOf(first: number, second: number, year?: number): string | null {
  const isMonthFirst = second > 12 && first <= 12;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  const name = MONTHS[month - 1];
  if (!name || day < 1 || day > 31) return null;
  return year === undefined ? `${day} ${name}` : `${day} ${name} ${fullYear(year)}`;
}

/** 1 to 12; 0 for any other word. */
export const monthNumber = (name: string): number => MONTHS.findIndex((month) => month === name) + 1;

const fullYear = (year: number): number => (year < 100 ? 2_000 + year : year);

const two = (part: number): string => String(part).padStart(2, '0');
