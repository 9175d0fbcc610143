import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '../../generated/graphql.ts';
import { useLabels } from '../../lib/useLabels.ts';
import { roomMessages } from './HotelPage.messages.ts';

/** The rooms of an offer in one phrase: “Deluxe Room”, “Deluxe Room × 2”, “Suite + Twin Room”. */
export const useRoomName = () => {
  const intl = useIntl();
  const labels = useLabels();
  return ({ roomNames }: Pick<HotelPage_OfferFragment, 'roomNames'>): string => {
    const kinds = [...new Set(roomNames)];
    return kinds
      .map((kind) => {
        const count = roomNames.filter((name) => name === kind).length;
        const room = labels.room(kind);
        return count > 1 ? intl.formatMessage(roomMessages.several, { room, count }) : room;
      })
      .join(' + ');
  };
};
