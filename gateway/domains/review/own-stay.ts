import type { Booking } from '#models/booking.ts';
import type { Viewer } from '#models/viewer.ts';

/** A review may only be written by the owner of the booking; an administrator cannot write in their place. */
export const isOwnStay = (booking: Booking, viewer: Viewer | null): viewer is Viewer =>
  viewer !== null && booking.createdBy?.toLowerCase() === viewer.email.toLowerCase();
