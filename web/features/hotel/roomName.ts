import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '../../generated/graphql.ts';
import { useLabels } from '../../lib/useLabels.ts';
import { roomMessages } from './HotelPage.messages.ts';

type Rooms = Pick<HotelPage_OfferFragment, 'roomNames'>;

/** Each room of an offer once, with how many there are of it. */
export const countedRooms = ({ roomNames }: Rooms) =>
  [...new Set(roomNames)].map((name) => ({
    name,
    count: roomNames.filter((other) => other === name).length,
  }));

/** The rooms of an offer in one phrase: “Deluxe Room”, “Deluxe Room × 2”, “Suite + Twin Room”. */
export const useRoomName = () => {
  const intl = useIntl();
  const labels = useLabels();
  return (offer: Rooms): string =>
    countedRooms(offer)
      .map(({ name, count }) => {
        const room = labels.room(name);
        return count > 1 ? intl.formatMessage(roomMessages.several, { room, count }) : room;
      })
      .join(' + ');
};
