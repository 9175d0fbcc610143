import { pickText } from '#i18n/content/LocalizedText.tsx';
import type { LocalizedTextValue } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';

/** The names of a booking's hotel; a hotel without an English name has its Hebrew name in both fields. */
export interface HotelNamed {
  readonly hotelName: string;
  readonly hotelNameHe: string | null;
}

/** The hotel of a booking in the languages its name exists in. */
export const bookedName = ({ hotelName, hotelNameHe }: HotelNamed): LocalizedTextValue => ({
  en: hotelName === hotelNameHe ? null : hotelName,
  he: hotelNameHe,
});

/** The name of a booking's hotel as plain text in the reader's language, for labels and announcements. */
export const useBookedName = (named: HotelNamed): string => {
  const { content } = useLocale();
  return pickText(bookedName(named), content).text;
};
