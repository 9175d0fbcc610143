import { type CalendarDate, DateFormatter } from '@internationalized/date';
import { parsePlainDate } from './plain-date.ts';

/**
 * `short` “12 May”, `medium` “12 May 2026”, `long` “Tue, 12 May 2026”, `weekday` “Tue 12 May”, `weekdayName` “Tuesday”,
 * `weekdayShort` “Tue”, `dayOfMonth` “12”, `month` “May 2026”.
 */
export type DateStyle =
  | 'short'
  | 'weekday'
  | 'weekdayName'
  | 'weekdayShort'
  | 'dayOfMonth'
  | 'month'
  | 'medium'
  | 'long';

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayName: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  dayOfMonth: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
};

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

// A calendar day has no time zone: it is set to midnight UTC and printed in UTC, so that no zone can shift it.
const formatter = (locale: string, options: Intl.DateTimeFormatOptions): DateFormatter =>
  new DateFormatter(locale, { ...options, timeZone: 'UTC' });
const moment = (day: CalendarDate): Date => day.toDate('UTC');

/** A day in the format of the locale; null when the text is not a calendar day. */
export const formatPlainDate = (date: string, locale: string, style: DateStyle): string | null => {
  const day = parsePlainDate(date);
  return day ? formatter(locale, styles[style]).format(moment(day)) : null;
};

/** A range in the order of the locale, “12 – 18 May 2026”; null when one of the texts is not a calendar day. */
export const formatPlainRange = (
  from: string,
  to: string,
  locale: string,
  style: DateStyle,
): string | null => {
  const start = parsePlainDate(from);
  const end = parsePlainDate(to);
  if (!start || !end) return null;
  const format = formatter(locale, styles[style]);
  // Intl adds both years to a range over New Year, in every style.
  if (style === 'short' && start.year !== end.year)
    return `${format.format(moment(start))} – ${format.format(moment(end))}`;
  return format.formatRange(moment(start), moment(end)).replace(/\s*[–-]\s*/u, ' – ');
};

/**
 * A wall clock time `yyyy-MM-ddTHH:mm` of the property as “Tue 8 Dec, 15:00”, with the year when it is not the current
 * one; null for any other text.
 * @param today the current local day, `yyyy-MM-dd`
 */
export const formatWallClock = (text: string, locale: string, today: string): string | null => {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text);
  const day = parsePlainDate(match?.[1]);
  if (!match || !day) return null;
  const at = moment(day);
  at.setUTCHours(Number(match[2]), Number(match[3]));
  const style = text.slice(0, 4) === today.slice(0, 4) ? styles.weekday : styles.long;
  return formatter(locale, { ...style, ...clock }).format(at);
};

/** A moment (ISO 8601) in the time zone of the browser; null for any other text. */
export const formatMoment = (iso: string, locale: string): string | null => {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return null;
  return new DateFormatter(locale, { ...styles.medium, ...clock }).format(at);
};

/** The time of a moment (ISO 8601) in the time zone of the browser, “15:00”; null for any other text. */
export const formatTime = (iso: string, locale: string): string | null => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : new DateFormatter(locale, clock).format(at);
};
