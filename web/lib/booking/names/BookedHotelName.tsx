import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { bookedName } from './useBookedName.ts';
import type { HotelNamed } from './useBookedName.ts';

/** The hotel of a booking in the reader's language where that name exists; otherwise the name that was booked. */
export function BookedHotelName({ booking }: { booking: HotelNamed }) {
  return <LocalizedText value={bookedName(booking)} />;
}
