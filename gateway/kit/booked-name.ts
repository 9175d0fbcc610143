import type { Booking } from '#models/booking.ts';
import type { LocalizedText } from '#models/hotel/place.ts';

/** The name of a hotel that is stored with its bookings. */
export const bookedName = ({ en, he }: LocalizedText): string => en ?? he ?? '';

/**
 * The names to show for a booking: those that were stored with it. A booking without a Hebrew name, because it is older
 * or the hotel had none then, uses the present one of the hotel, unless the hotel was renamed since: both names are
 * always those of the same hotel.
 * @param now the hotel's present names; null when it cannot be read
 */
export const namesOfBooked = (
  { hotelName, hotelNameHe }: Pick<Booking, 'hotelName' | 'hotelNameHe'>,
  now: LocalizedText | null,
): LocalizedText => {
  if (hotelNameHe !== null) return { en: hotelName === hotelNameHe ? null : hotelName, he: hotelNameHe };
  return now && bookedName(now) === hotelName ? now : { en: hotelName, he: null };
};
