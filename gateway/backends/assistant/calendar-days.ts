import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** A day of the calendar; null for anything that is not an existing one as `yyyy-MM-dd`. */
export function calendarDay(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The day so many days later, both `yyyy-MM-dd`; the same text when it is no day. */
export const addDays = (day: string, days: number): string =>
  calendarDay(day)?.add({ days }).toString() ?? day;

/** Nights of a stay between two days `yyyy-MM-dd`: negative when reversed, 0 when one is no day. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const [from, to] = [calendarDay(checkIn), calendarDay(checkOut)];
  return from && to ? to.compare(from) : 0;
}
