import type { CountedRoom } from '#shared/stay/counted-rooms.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { useLabels } from '../../hooks/useLabels.ts';

const HEBREW = /\p{Script=Hebrew}/u;

/**
 * A room by its name in the reader's language, isolated. A name without a translation stays as the hotel wrote it,
 * marked with its language.
 */
export function RoomName({ name, nameHe }: Pick<CountedRoom, 'name' | 'nameHe'>) {
  const own = useLabels().room(name, nameHe);
  return own === name ? (
    <LocalizedText value={HEBREW.test(name) ? { he: name } : { en: name }} />
  ) : (
    <bdi>{own}</bdi>
  );
}
