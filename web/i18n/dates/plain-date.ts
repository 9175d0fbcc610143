import { type CalendarDate, getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';

/** Parses `yyyy-MM-dd`; null for anything that is not an existing calendar day. */
export const parsePlainDate = (text: string | null | undefined): CalendarDate | null => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
};

/** The traveller's local day as `yyyy-MM-dd`. */
export const today = (): string => todayIn(getLocalTimeZone()).toString();

/**
 * Adds days to a date `yyyy-MM-dd`; a negative number subtracts them.
 * @throws RangeError for an invalid date
 */
export const addDays = (date: string, days: number): string => {
  const parsed = parsePlainDate(date);
  if (!parsed) throw new RangeError('Not a calendar day');
  return parsed.add({ days }).toString();
};

/** Nights between two days, negative when reversed, null when one of them is not a day. */
export const nightsBetween = (checkIn: string, checkOut: string): number | null => {
  const from = parsePlainDate(checkIn);
  const to = parsePlainDate(checkOut);
  return from && to ? to.compare(from) : null;
};
