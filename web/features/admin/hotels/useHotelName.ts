import { useIntl } from 'react-intl';
import { pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { messages } from './HotelRow.messages.ts';

/** Returns a stored hotel's name as plain text: in the user's language, otherwise in the other one. */
export const useHotelName = () => {
  const intl = useIntl();
  const { content } = useLocale();
  return (hotel: { readonly name: string; readonly nameHe: string }): string =>
    pickText({ en: hotel.name, he: hotel.nameHe }, content).text || intl.formatMessage(messages.unnamed);
};
