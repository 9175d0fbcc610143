import { pickText } from '#i18n/content/LocalizedText.tsx';
import type { LocalizedTextValue } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';

/** What a record says of its hotel's name; a hotel that has no English one is called by its Hebrew one in both. */
export interface HotelNamed {
  readonly hotelName: string;
  readonly hotelNameHe: string | null;
}

/** The hotel of a booking in the languages its name exists in. */
export const bookedName = ({ hotelName, hotelNameHe }: HotelNamed): LocalizedTextValue => ({
  en: hotelName === hotelNameHe ? null : hotelName,
  he: hotelNameHe,
});

/** The same as plain text in the reader's language, for labels and announcements. */
export const useBookedName = (named: HotelNamed): string => {
  const { content } = useLocale();
  return pickText(bookedName(named), content).text;
};
