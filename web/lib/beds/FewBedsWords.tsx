import { Text } from '#i18n/Text.tsx';
import { messages } from './beds.messages.ts';

interface FewBedsWordsProps {
  /** Number of people for whom the beds of all rooms together are enough. */
  places: number;
  rooms: number;
}

/** “This room has beds for 2”: shown on cards when the search is for more people. */
export function FewBedsWords({ places, rooms }: FewBedsWordsProps) {
  return <Text message={rooms > 1 ? messages.roomsFor : messages.roomFor} values={{ places }} />;
}
