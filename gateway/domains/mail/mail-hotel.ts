import { namesOfBooked } from '#gateway/kit/booked-name.ts';
import type { Booking } from '#models/booking.ts';
import type { LocalizedText } from '#models/hotel/place.ts';
import type { LocationWithSurroundings } from './page/location-rows.ts';

/** A booked hotel as it is now. */
export interface HotelNow extends LocationWithSurroundings {
  readonly name: LocalizedText;
  /** As the hotel writes them, such as `2:00 PM`; null when it states none. */
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
}

/** City and country of a booking's location, such as “Rome, Italy”; `he` is null when one has no Hebrew name. */
export interface BookedCity {
  readonly en: string;
  readonly he: string | null;
}

/** The hotel of a booking, in the language of its mail. */
export interface MailHotel {
  readonly name: string;
  readonly place: string;
  /** Null in mails that do not need it, and when it is unknown. */
  readonly location: HotelNow | null;
}

/**
 * The hotel for the mail of a booking, which has its own copy of names and place. A Hebrew mail of an older booking,
 * which has no Hebrew name, uses the hotel's while the hotel still has the copied name.
 * @param now null when the hotel could not be read
 */
export function mailHotel(
  booking: Booking,
  now: HotelNow | null,
  town: BookedCity,
  isLocationShown: boolean,
): MailHotel {
  const { language, hotelName, hotelLocation } = booking;
  const location = isLocationShown ? now : null;
  const isHebrew = language === 'he';
  const name = (isHebrew && namesOfBooked(booking, now && now.name).he) || hotelName;
  // The address has its own row, so the place is only the city.
  const place = location && location.address.trim() !== '' ? town.en : hotelLocation;
  return { name, place: (isHebrew && town.he) || place, location };
}
