import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { messages } from './HotelRow.messages.ts';

/**
 * A stored hotel's name, marked with its language where that differs from the page's; a placeholder for a hotel without
 * a name.
 */
export function StoredHotelName({ hotel }: { hotel: { readonly name: string; readonly nameHe: string } }) {
  return hotel.name || hotel.nameHe ? (
    <LocalizedText value={{ en: hotel.name, he: hotel.nameHe }} />
  ) : (
    <Text message={messages.unnamed} />
  );
}
