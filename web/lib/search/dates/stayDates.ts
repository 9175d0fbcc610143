import { addDays, nightsBetween, parsePlainDate } from '#i18n/dates/plain-date.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { usualStay } from '#shared/stay/usual-stay.ts';

/** Two calendar days, `yyyy-MM-dd`. */
export interface StayDates {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** The stay that is searched by default: tomorrow to a week from today. */
export const defaultDates = (today: string): StayDates => ({
  checkIn: addDays(today, usualStay.first),
  checkOut: addDays(today, usualStay.last),
});

/** Last day that can be searched as check-in. */
export const lastCheckIn = (today: string): string => addDays(today, MAX_DAYS_AHEAD);

/** Last day that can be chosen as check-out. */
export const lastDay = (today: string): string => addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS);

/** True for a day that can be searched as check-in. */
export const isGoodStart = (checkIn: string, today: string): boolean =>
  parsePlainDate(checkIn) !== null && checkIn >= today && checkIn <= lastCheckIn(today);

/** True when the number of nights between these days can be searched; false for texts that are not days. */
export const isGoodEnd = (checkIn: string, checkOut: string): boolean => {
  const nights = nightsBetween(checkIn, checkOut);
  return nights !== null && nights >= 1 && nights <= MAX_NIGHTS;
};

/**
 * Reads the days of a URL.
 * @param today the traveller's local day
 * @returns usable days, and whether an invalid or past one was replaced by the default; missing days do not count as
 * replaced
 */
export const readDates = (
  checkIn: string | null,
  checkOut: string | null,
  today: string,
): { readonly dates: StayDates; readonly isReplaced: boolean } => {
  const usual = defaultDates(today);
  if (checkIn === null || !isGoodStart(checkIn, today)) {
    return { dates: usual, isReplaced: checkIn !== null || checkOut !== null };
  }
  if (checkOut !== null && isGoodEnd(checkIn, checkOut)) {
    return { dates: { checkIn, checkOut }, isReplaced: false };
  }
  const usualLength = addDays(checkIn, usualStay.last - usualStay.first);
  const end = isGoodEnd(checkIn, usual.checkOut) ? usual.checkOut : usualLength;
  return { dates: { checkIn, checkOut: end }, isReplaced: checkOut !== null };
};
