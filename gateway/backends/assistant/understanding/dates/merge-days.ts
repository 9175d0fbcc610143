/** Merges the days of a message into those of the current stay. */
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { usualStay } from '#shared/stay/usual-stay.ts';
import type { DateDetails } from '../reading.ts';
import { inMonthOf, onOrAfter, weekdayOf } from './calendar.ts';

interface Days {
  readonly checkIn: string;
  readonly checkOut: string;
}

const USUAL_NIGHTS = usualStay.last - usualStay.first;

export const defaultDays = (today: string): Days => ({
  checkIn: addDays(today, usualStay.first),
  checkOut: addDays(today, usualStay.last),
});

/** The days after a message; parts that it does not mention stay as they were. */
export function mergeDays(known: Days | null, details: DateDetails | null, today: string): Days | null {
  if (!details) return known;
  if (known && details.isMonth && details.checkIn !== null) {
    const checkIn = inMonthOf(details.checkIn, known.checkIn);
    if (checkIn >= today)
      return { checkIn, checkOut: addDays(checkIn, nightsBetween(known.checkIn, known.checkOut)) };
  }
  if (known && details.isWeekday && details.checkOut !== null) {
    const { checkIn } = known;
    return { checkIn, checkOut: onOrAfter(addDays(checkIn, 1), weekdayOf(details.checkOut)) };
  }
  const { checkIn, checkOut } = known ?? defaultDays(today);
  if (details.shift !== undefined)
    return { checkIn: addDays(checkIn, details.shift), checkOut: addDays(checkOut, details.shift) };
  if (details.start !== undefined) {
    const start = addDays(checkIn, details.start);
    // A stay that is moved past its old end keeps its length.
    const end = start < checkOut ? checkOut : addDays(checkOut, details.start);
    return { checkIn: start, checkOut: details.checkOut ?? end };
  }
  if (details.longer !== undefined) return { checkIn, checkOut: addDays(checkOut, details.longer) };
  const nights = details.nights ?? (known ? nightsBetween(known.checkIn, known.checkOut) : USUAL_NIGHTS);
  if (details.checkIn !== null)
    return { checkIn: details.checkIn, checkOut: details.checkOut ?? addDays(details.checkIn, nights) };
  if (details.checkOut !== null)
    return {
      checkIn: details.nights === null ? checkIn : addDays(details.checkOut, -details.nights),
      checkOut: details.checkOut,
    };
  return details.nights === null ? known : { checkIn, checkOut: addDays(checkIn, details.nights) };
}
