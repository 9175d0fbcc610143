import { LocalizedText } from '../i18n/LocalizedText.tsx';

interface BookedHotelNameProps {
  /** Name as it was when the booking was made. */
  name: string;
  /** The hotel as it is now; its Hebrew name counts while the hotel still carries the booked one. */
  hotel: { readonly name: { readonly en?: string | null; readonly he?: string | null } } | null | undefined;
}

/** The hotel of a booking in the reader's language where that name exists, else as it was booked. */
export function BookedHotelName({ name, hotel }: BookedHotelNameProps) {
  const he = hotel?.name.en === name ? hotel.name.he : null;
  return <LocalizedText value={{ en: name, he }} />;
}
