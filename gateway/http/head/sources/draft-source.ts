import type { Hotel } from '#models/hotel/hotel.ts';
import type { LocalizedText } from '#models/hotel/place.ts';
import type { ContextFactory } from '../../graphql/request-context.ts';
import type { DraftSource } from './drafted-hotel.ts';

/** When the hotel has another name by now, the booked name is shown. */
const nameOf = (booked: string, { name }: Hotel): LocalizedText =>
  (name.en ?? name.he) === booked ? name : { en: booked, he: null };

/** Drafts as the checkout page reads them: with the same cookies and permissions. */
export const draftSource =
  (context: ContextFactory): DraftSource['draft'] =>
  async (request, response, bookingId) => {
    const { viewer, guestToken, loaders } = await context(request, response);
    if (!viewer && !guestToken) return null;
    const booking = await loaders.bookingById.load(bookingId);
    if (booking?.status !== 'pending' || booking.pendingOperation !== null) return null;
    const hotel = await loaders.hotelById.load(booking.hotelId);
    return hotel && { name: nameOf(booking.hotelName, hotel), picture: hotel.images[0]?.url ?? null };
  };
