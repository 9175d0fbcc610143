import { isCreatedBy } from '#gateway/kit/created-by.ts';
import type { Booking } from '#models/booking.ts';
import type { Review } from '#models/hotel/review.ts';
import type { Viewer } from '#models/viewer.ts';

/** True for the owner of the booking, who alone may review it; an administrator cannot write in their place. */
export const isOwnStay = (booking: Booking, viewer: Viewer | null): viewer is Viewer =>
  isCreatedBy(viewer, booking);

/**
 * True for the author of the review, who may change and delete it; an administrator can only delete it, in the
 * administration.
 */
export const isOwnReview = (review: Review | null, viewer: Viewer | null): review is Review =>
  review !== null && isCreatedBy(viewer, review);
