import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** A calendar day; null unless the text is an existing day as `yyyy-MM-dd`. */
export function calendarDay(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The day that many days later, both `yyyy-MM-dd`; a text that is not a day is returned unchanged. */
export const addDays = (day: string, days: number): string =>
  calendarDay(day)?.add({ days }).toString() ?? day;

/** Nights between two days `yyyy-MM-dd`: negative when reversed, 0 when one of them is not a day. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const [from, to] = [calendarDay(checkIn), calendarDay(checkOut)];
  return from && to ? to.compare(from) : 0;
}
