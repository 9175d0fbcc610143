import type { Booking } from '../../models/booking.ts';
import type { PlainDate } from '../../models/stay.ts';
import type { Viewer } from '../../models/viewer.ts';

/** Only who stayed there writes about it; an administrator does not write in his place. */
export const isOwnStay = (booking: Booking, viewer: Viewer | null): viewer is Viewer =>
  viewer !== null && booking.createdBy?.toLowerCase() === viewer.email.toLowerCase();

/** A stay that took place, or will: what was never paid or was called off has no review. */
export const isReviewable = ({ status, effect }: Booking): boolean =>
  status === 'confirmed' && effect === null;

/** From the day of departure on (DEC-62). @param today calendar day of the server */
export const isOver = ({ checkOut }: Booking, today: PlainDate): boolean => checkOut <= today;
