import type { Booking } from '#models/booking.ts';
import type { Viewer } from '#models/viewer.ts';

/** Only who stayed there writes about it; an administrator does not write for them. */
export const isOwnStay = (booking: Booking, viewer: Viewer | null): viewer is Viewer =>
  viewer !== null && booking.createdBy?.toLowerCase() === viewer.email.toLowerCase();
