import type { Money } from '#models/money.ts';
import type { PlainDate } from '#models/stay.ts';
import { DAY_MS } from './time-units.ts';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Number of a calendar day, counted from 1970-01-01. The date functions below only serve as a calendar, without moments
 * and time zones, so the result is the same on every machine.
 * @returns null for anything that is not an existing day in the form `yyyy-MM-dd`
 */
export function dayNumber(day: PlainDate): number | null {
  const parts = SHAPE.exec(day);
  if (!parts) return null;
  const number = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / DAY_MS;
  return dayOfNumber(number) === day ? number : null;
}

/** The calendar day `days` after (or before, when negative) the given one. @throws RangeError when it is not a day */
export function addDays(day: PlainDate, days: number): PlainDate {
  const number = dayNumber(day);
  if (number === null) throw new RangeError('a day must be a calendar date, yyyy-MM-dd');
  return dayOfNumber(number + days);
}

/**
 * The same day of the month some months later, or the last one of a shorter month. @throws RangeError when it is not a
 * day
 */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const number = dayNumber(day);
  if (number === null) throw new RangeError('a day must be a calendar date, yyyy-MM-dd');
  const from = new Date(number * DAY_MS);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOfNumber(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth)) / DAY_MS);
}

/** Nights of a stay: difference of days. @throws RangeError when one of the two is not a day */
export function nightsBetween(checkIn: PlainDate, checkOut: PlainDate): number {
  const from = dayNumber(checkIn);
  const to = dayNumber(checkOut);
  if (from === null || to === null) throw new RangeError('a day must be a calendar date, yyyy-MM-dd');
  return to - from;
}

/**
 * True when the price of a night times the nights is exactly the total. Otherwise it is rounded, and must be labelled
 * so beside “× nights”.
 */
export const isNightExact = (pricePerNight: Money, nights: number, total: Money): boolean =>
  pricePerNight.currency === total.currency && pricePerNight.amountMinor * nights === total.amountMinor;

/** Calendar day of a wall clock. */
export function dayOf(clock: string): PlainDate {
  return clock.slice(0, 10);
}

function dayOfNumber(number: number): PlainDate {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

const [THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [4, 5, 6, 0];

/** The day of the week, 0 for Sunday. @throws RangeError when it is not a day */
function weekday(day: PlainDate): number {
  const number = dayNumber(day);
  if (number === null) throw new RangeError('a day must be a calendar date, yyyy-MM-dd');
  return new Date(number * DAY_MS).getUTCDay();
}

/**
 * True for a stay over one weekend: from Thursday or Friday to Saturday or Sunday. @throws RangeError when one of the
 * two is not a day
 */
export const isWeekend = (checkIn: PlainDate, checkOut: PlainDate): boolean =>
  nightsBetween(checkIn, checkOut) <= 3 &&
  [THURSDAY, FRIDAY].includes(weekday(checkIn)) &&
  [SATURDAY, SUNDAY].includes(weekday(checkOut));
