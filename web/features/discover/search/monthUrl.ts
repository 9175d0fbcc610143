import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { addDays, nightsBetween } from '#i18n/dates/plain-date.ts';
import type { StayDates } from '#lib/search/dates/stayDates.ts';

/** A month in which a stay may start on any day, and its number of nights. */
export interface MonthChoice {
  /** `yyyy-MM` */
  readonly month: string;
  readonly nights: number;
}

const MAX_DAYS_OF_MONTH = 31;

const monthOf = (day: string): string => day.slice(0, 7);

/** Months from today's to the last in which a stay may start. */
export const monthsFrom = (today: string): readonly string[] => {
  const days = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return [...new Set(days.map(monthOf))];
};

/** Days of a month on which a stay may start. */
export const daysOfMonth = (month: string, today: string): readonly string[] => {
  const last = addDays(today, MAX_DAYS_AHEAD);
  const days = Array.from({ length: MAX_DAYS_OF_MONTH }, (_, ahead) => addDays(`${month}-01`, ahead));
  return days.filter((day) => monthOf(day) === month && day >= today && day <= last);
};

/**
 * Reads the month from the URL; null if there is none that can be shown. Without a valid number of nights, that of the
 * stay is used.
 */
export const readMonth = (query: URLSearchParams, stay: StayDates, today: string): MonthChoice | null => {
  const month = monthsFrom(today).find((known) => known === query.get('month'));
  if (month === undefined) return null;
  const text = query.get('nights') ?? '';
  const nights = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  const isUsable = nights >= 1 && nights <= MAX_NIGHTS;
  return { month, nights: isUsable ? nights : (nightsBetween(stay.checkIn, stay.checkOut) ?? 1) };
};

/** Returns the query parameters with another month, or without one. */
export const withMonth = (address: URLSearchParams, choice: MonthChoice | null): URLSearchParams => {
  const query = new URLSearchParams(address);
  query.delete('month');
  query.delete('nights');
  if (choice) {
    query.set('month', choice.month);
    query.set('nights', String(choice.nights));
  }
  return query;
};

/** Returns the query parameters of a search with the month of the current URL. */
export const keepingMonth = (address: URLSearchParams, shown: URLSearchParams): URLSearchParams => {
  const query = new URLSearchParams(address);
  for (const name of ['month', 'nights']) {
    const value = shown.get(name);
    if (value !== null) query.set(name, value);
  }
  return query;
};
