import type { Booking } from '#models/booking.ts';
import type { Disagreement } from '#models/admin/stored-sentences.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import { noted, type Act } from './transitions.ts';

/** Stands between the disagreements of one record; the admin page takes them apart by it. */
const BETWEEN = '; ';
/** As long as the platform lets it be. */
const MAX_CHARACTERS = 2_000;

type Flagged = Pick<Booking, 'mismatch'>;

const framed = (text: string): string => `${BETWEEN}${text}${BETWEEN}`;

/** True when administrators are shown this disagreement, alone or beside others. */
export const isFlagged = ({ mismatch }: Flagged, what: Disagreement): boolean =>
  mismatch !== null && framed(mismatch).includes(framed(what));

/**
 * Shows administrators how record and reservation disagree, beside what they are shown already: two disagreements that
 * took each other's place would be reported again in turn, and fill the history.
 * @returns null when they are shown it already, or no more can be stored
 */
export function flagForReview(booking: Booking, what: Disagreement, act: Act): BookingChange | null {
  if (isFlagged(booking, what)) return null;
  const mismatch = booking.mismatch === null ? what : `${booking.mismatch}${BETWEEN}${what}`;
  return mismatch.length > MAX_CHARACTERS ? null : { mismatch, ...noted(booking, act, `flagged: ${what}`) };
}

/** What is left to show when one disagreement is over. */
export function withoutFlag(mismatch: string | null, what: Disagreement): string | null {
  if (mismatch === null) return null;
  const left = framed(mismatch).replace(framed(what), () => BETWEEN);
  return left === BETWEEN ? null : left.slice(BETWEEN.length, -BETWEEN.length);
}
