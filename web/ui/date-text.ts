import { DateFormatter, parseDate, type CalendarDate } from '@internationalized/date';

/** yyyy-MM-dd to a calendar day; null when it is empty or not a real day. */
export function toDay(text: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Whole days from one day to a later one; 0 when either is missing. */
export function nightsBetween(start: string, end: string): number {
  const first = toDay(start);
  const last = toDay(end);
  return first && last ? last.compare(first) : 0;
}

/** A day as the locale writes it; in UTC both ways, so that `Intl` does not shift the calendar day. */
export function formatDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = toDay(day);
  return date ? new DateFormatter(locale, { ...options, timeZone: 'UTC' }).format(date.toDate('UTC')) : '';
}

/**
 * Digits only, in local order: the text of the typed fields. Without the direction marks of Arabic dates, which would
 * reverse the order in a left-to-right field.
 */
export const formatTypedDay = (day: string, locale: string) =>
  formatDay(day, locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).replaceAll(
    /[\u200E\u200F\u061C]/g,
    '',
  );

/** Two days as one phrase that does not repeat what they share, such as "12 – 18 May 2026". */
export function formatDayRange(start: string, end: string, locale: string): string {
  const first = toDay(start);
  const last = toDay(end);
  if (!first || !last) return formatDay(start || end, locale, { dateStyle: 'medium' });
  const format = new DateFormatter(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(first.toDate('UTC'), last.toDate('UTC')).replace(/\s*[–-]\s*/u, ' – ');
}
