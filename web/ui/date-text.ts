import { DateFormatter, parseDate, type CalendarDate } from '@internationalized/date';

const marks = /[\u200e\u200f\u061c\u2066-\u2069]/g;
const pad = (value: string, length: number) => value.padStart(length, '0');

/** yyyy-MM-dd to a calendar day; null when it is empty or no real day. */
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

function fieldOrder(locale: string) {
  return new DateFormatter(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date(0))
    .map((part) => part.type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');
}

/**
 * Reads a typed day: yyyy-MM-dd, or three numbers in the order of the locale, with any separator.
 * @returns yyyy-MM-dd, or null when no real day can be read. Two-digit years are of this century.
 */
export function parseTypedDay(text: string, locale: string): string | null {
  const clean = text.replaceAll(marks, '').trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(clean);
  const groups = /^(\d{1,4})\D+(\d{1,2})\D+(\d{2,4})$/.exec(clean);
  const order = iso ? ['year', 'month', 'day'] : fieldOrder(locale);
  const found = iso ?? groups;
  if (!found) return null;
  const part = (name: string) => found[order.indexOf(name) + 1] ?? '';
  const year = part('year').length === 2 ? `20${part('year')}` : part('year');
  return toDay(`${pad(year, 4)}-${pad(part('month'), 2)}-${pad(part('day'), 2)}`)?.toString() ?? null;
}

/** A day as the locale writes it; the fixed zone only carries the calendar day through Intl unchanged. */
export function formatDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = toDay(day);
  return date ? new DateFormatter(locale, { ...options, timeZone: 'UTC' }).format(date.toDate('UTC')) : '';
}

/** Digits only, in local order: what the typed fields hold. */
export const formatTypedDay = (day: string, locale: string) =>
  formatDay(day, locale, { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Two days as one phrase with what they share written once, such as "12 – 18 May 2026". */
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
