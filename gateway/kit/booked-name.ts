import type { LocalizedText } from '#models/hotel/place.ts';

/** The name of a hotel that is stored with its bookings. */
export const bookedName = ({ en, he }: LocalizedText): string => en ?? he ?? '';

/**
 * The names to show for a booking; only the booked one if the hotel was renamed since, so that both always name the
 * same hotel.
 */
export const namesOfBooked = (booked: string, now: LocalizedText): LocalizedText =>
  bookedName(now) === booked ? now : { en: booked, he: null };
