import { addDays, nightsBetween } from '#i18n/dates/plain-date.ts';
import type { StayDates } from '../search/dates/stayDates.ts';

const WEEK = 7;

/**
 * A stored stay on days that can still be searched: its own days or, once they have started, the same weekdays in the
 * first week in which none of them is past.
 */
export const upcomingDates = (
  { checkIn, checkOut }: StayDates,
  today: string,
): StayDates & { readonly isMoved: boolean } => {
  const late = nightsBetween(checkIn, today) ?? 0;
  if (late <= 0) return { checkIn, checkOut, isMoved: false };
  const days = Math.ceil(late / WEEK) * WEEK;
  return { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days), isMoved: true };
};
