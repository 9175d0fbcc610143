import { DAY_MS } from '../kit/time-units.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Number of days from 1970-01-01 to a `yyyy-MM-dd` day; undefined for an invalid one. It stands for a calendar day, not
 * for a moment.
 */
export function dayNumber(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  const number = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
  return dayText(number) === text ? number : undefined;
}

/** `yyyy-MM-dd` of a day number. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The provider's current day. Its time zone is not documented; UTC is assumed. */
export function today(nowMs: number): number {
  return Math.floor(nowMs / DAY_MS);
}

/** Day of the week; 0 is Sunday. */
export function weekday(day: number): number {
  return (day + 4) % 7;
}

/** Month of a day; 0 is January. */
export function monthOf(day: number): number {
  return new Date(day * DAY_MS).getUTCMonth();
}

/** Cache of formatted days, because a search of a city formats the same few days thousands of times. */
const policyDates = new Map<number, string>();

/** `dd-MM-yyyy 00:00:00`, the format of cancellation policies. */
export function policyDate(day: number): string {
  const known = policyDates.get(day);
  if (known !== undefined) return known;
  const [year, month, date] = dayText(day).split('-');
  const written = `${date}-${month}-${year} 00:00:00`;
  policyDates.set(day, written);
  return written;
}

/** `dd-MMM-yyyy`, the format of dates in the report of bookings. */
export function reportDate(day: number): string {
  const [year, , date] = dayText(day).split('-');
  return `${date}-${months[monthOf(day)] ?? ''}-${year}`;
}
