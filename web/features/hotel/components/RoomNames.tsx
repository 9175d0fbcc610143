import { Fragment } from 'react';
import type { HotelPage_OfferFragment } from '../../../generated/graphql.ts';
import { Text } from '../../../i18n/Text.tsx';
import { RoomName } from '../../../lib/RoomName.tsx';
import { roomMessages } from '../HotelPage.messages.ts';
import { countedRooms } from '../roomName.ts';

/** The same as `useRoomName`, each name marked with the language it is in. */
export function RoomNames({ offer }: { offer: Pick<HotelPage_OfferFragment, 'roomNames'> }) {
  return (
    <>
      {countedRooms(offer).map(({ name, count }, place) => (
        <Fragment key={name}>
          {place > 0 && ' + '}
          {count > 1 ? (
            <Text
              message={roomMessages.several}
              values={{ room: <RoomName key="room" name={name} />, count }}
            />
          ) : (
            <RoomName name={name} />
          )}
        </Fragment>
      ))}
    </>
  );
}
