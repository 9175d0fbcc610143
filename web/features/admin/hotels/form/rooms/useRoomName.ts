import { useIntl } from 'react-intl';
import { pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { messages } from '../HotelForm.messages.ts';

/** Returns a room type's name as plain text: in the user's language, otherwise in the other one. */
export const useRoomName = () => {
  const intl = useIntl();
  const { content } = useLocale();
  return ({ name, nameHe }: { readonly name: string; readonly nameHe: string }): string =>
    pickText({ en: name.trim(), he: nameHe.trim() }, content).text ||
    intl.formatMessage(messages.unnamedRoom);
};
