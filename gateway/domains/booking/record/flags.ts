import type { Booking } from '#models/booking.ts';
import type { Disagreement } from '#models/admin/stored-sentences.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import { withHistory, type ChangeStamp } from './transitions.ts';

/** Separates the mismatches of one record; the admin page splits them by it. */
const BETWEEN = '; ';
/** The longest text that the platform stores. */
const MAX_CHARACTERS = 2_000;

type Flagged = Pick<Booking, 'mismatch'>;

const framed = (text: string): string => `${BETWEEN}${text}${BETWEEN}`;

/** True when administrators already see this mismatch, alone or beside others. */
export const isFlagged = ({ mismatch }: Flagged, what: Disagreement): boolean =>
  mismatch !== null && framed(mismatch).includes(framed(what));

/**
 * Adds a mismatch to those already flagged. If a second mismatch replaced the first, the two would be reported in turn
 * and fill the history.
 * @returns null when it is flagged already, or no more can be stored
 */
export function flagForReview(
  booking: Booking,
  what: Disagreement,
  stamp: ChangeStamp,
): BookingChange | null {
  if (isFlagged(booking, what)) return null;
  const mismatch = booking.mismatch === null ? what : `${booking.mismatch}${BETWEEN}${what}`;
  return mismatch.length > MAX_CHARACTERS
    ? null
    : { mismatch, ...withHistory(booking, stamp, `flagged: ${what}`) };
}

/** The mismatches of a record without a resolved one; null when none remain. */
export function withoutFlag(mismatch: string | null, what: Disagreement): string | null {
  if (mismatch === null) return null;
  const left = framed(mismatch).replace(framed(what), () => BETWEEN);
  return left === BETWEEN ? null : left.slice(BETWEEN.length, -BETWEEN.length);
}
