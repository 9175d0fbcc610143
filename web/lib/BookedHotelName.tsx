import { LocalizedText } from '../i18n/LocalizedText.tsx';
import { bookedName } from './useBookedName.ts';
import type { HotelNow } from './useBookedName.ts';

interface BookedHotelNameProps {
  /** Name as it was when the booking was made. */
  name: string;
  hotel: HotelNow;
}

/** The hotel of a booking in the reader's language where that name exists, else as it was booked. */
export function BookedHotelName({ name, hotel }: BookedHotelNameProps) {
  return <LocalizedText value={bookedName(name, hotel)} />;
}
