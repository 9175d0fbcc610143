import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Text } from '#i18n/Text.tsx';
import { messages } from '../HotelForm.messages.ts';

/** A room type's name, marked with its language where that differs from the page's; a placeholder without a name. */
export function StoredRoomName({ room }: { room: { readonly name: string; readonly nameHe: string } }) {
  const value = { en: room.name.trim(), he: room.nameHe.trim() };
  return value.en || value.he ? <LocalizedText value={value} /> : <Text message={messages.unnamedRoom} />;
}
