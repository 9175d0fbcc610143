import { namesOfBooked } from '#gateway/kit/booked-name.ts';
import type { ContextFactory } from '../../graphql/request-context.ts';
import type { DraftSource } from './drafted-hotel.ts';

/** Reads the hotel of a draft with the same cookies and permissions as the checkout page. */
export const draftSource =
  (context: ContextFactory): DraftSource['draft'] =>
  async (request, response, bookingId) => {
    const { viewer, guestToken, loaders } = await context(request, response);
    if (!viewer && !guestToken) return null;
    const booking = await loaders.bookingById.load(bookingId);
    if (booking?.status !== 'pending' || booking.pendingOperation !== null) return null;
    const hotel = await loaders.hotelById.load(booking.hotelId);
    return hotel && { name: namesOfBooked(booking, hotel.name), picture: hotel.images[0]?.url ?? null };
  };
