import { useIntl } from 'react-intl';
import { pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { messages } from '../HotelForm.messages.ts';

/** What a room type is called in plain text: its name in the reader's language, else the other one. */
export const useRoomName = () => {
  const intl = useIntl();
  const { content } = useLocale();
  return ({ name, nameHe }: { readonly name: string; readonly nameHe: string }): string =>
    pickText({ en: name.trim(), he: nameHe.trim() }, content).text ||
    intl.formatMessage(messages.unnamedRoom);
};
