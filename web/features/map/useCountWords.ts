import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './HotelsMapPage.messages.ts';
import type { MapHotel } from './useMapHotels.ts';

/** @returns how many hotels these are, in words, those that are sold out apart; `isInArea` for those of a part of the map */
export const useCountWords = () => {
  const intl = useIntl();
  return useCallback(
    (hotels: readonly MapHotel[], isInArea = false): string => {
      const soldOut = hotels.filter(({ rooms }) => rooms === 'NONE').length;
      // Of a hotel whose price could not be read nobody knows whether it has rooms.
      const isAllKnown = hotels.every(({ rooms }) => rooms !== 'UNKNOWN');
      if (soldOut === 0 || !isAllKnown)
        return intl.formatMessage(isInArea ? messages.inArea : messages.count, { count: hotels.length });
      const found = intl.formatMessage(messages.withRooms, { count: hotels.length - soldOut, soldOut });
      return isInArea ? intl.formatMessage(messages.inAreaWithRooms, { found }) : found;
    },
    [intl],
  );
};
