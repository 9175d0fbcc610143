import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { countedRooms, type NamedRooms } from '#shared/stay/counted-rooms.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { roomCounts } from '../../hooks/labels.messages.ts';
import { RoomName } from './RoomName.tsx';
import { useLabels } from '../../hooks/useLabels.ts';

/** Names of rooms, one per room, in one phrase: “Deluxe Room”, “2 × Deluxe Room”, “Suite + Twin Room”. */
export const useRoomNames = () => {
  const intl = useIntl();
  const labels = useLabels();
  return (rooms: NamedRooms): string =>
    countedRooms(rooms)
      .map(({ name, nameHe, count }) => {
        const room = labels.room(name, nameHe);
        return count > 1 ? intl.formatMessage(roomCounts.several, { room, count }) : room;
      })
      .join(' + ');
};

/** The same as `useRoomNames`, each name isolated and marked with the language it is in. */
export function RoomNames({ rooms }: { rooms: NamedRooms }) {
  const { direction } = useLocale();
  return (
    // The direction of the page: the automatic one would follow the number at the start.
    <bdi dir={direction}>
      {countedRooms(rooms).map(({ name, nameHe, count }, at) => (
        <Fragment key={name}>
          {at > 0 && ' + '}
          {count > 1 ? (
            <Text
              message={roomCounts.several}
              values={{ room: <RoomName key="room" name={name} nameHe={nameHe} />, count }}
            />
          ) : (
            <RoomName name={name} nameHe={nameHe} />
          )}
        </Fragment>
      ))}
    </bdi>
  );
}
