import { pickText } from '../i18n/LocalizedText.tsx';
import type { LocalizedTextValue } from '../i18n/LocalizedText.tsx';
import { useLocale } from '../i18n/LocaleProvider.tsx';

/** The hotel of a booking as it is now; its Hebrew name counts while the hotel still carries the booked one. */
export type HotelNow = { readonly name: LocalizedTextValue } | null | undefined;

/** The hotel of a booking in the languages its name exists in. @param name as it was when the booking was made */
export const bookedName = (name: string, hotel: HotelNow): LocalizedTextValue => ({
  en: name,
  he: hotel?.name.en === name ? hotel.name.he : null,
});

/** The same as plain text in the reader's language, for labels and announcements. */
export const useBookedName = (name: string, hotel: HotelNow): string => {
  const { content } = useLocale();
  return pickText(bookedName(name, hotel), content).text;
};
