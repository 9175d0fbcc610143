import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useHotelCount } from '#lib/search/filters/useHotelCount.ts';
import { messages } from './HotelsMapPage.messages.ts';
import type { MapHotel } from './useMapHotels.ts';

/** @returns how many hotels these are, in words, those that are sold out apart; `isInArea` for those of a part of the map */
export const useCountWords = () => {
  const intl = useIntl();
  const hotelCount = useHotelCount();
  return useCallback(
    (hotels: readonly MapHotel[], isInArea = false): string => {
      const soldOut = hotels.filter(({ rooms }) => rooms === 'NONE').length;
      // Whether a hotel has rooms is unknown while its price could not be read.
      const isAllKnown = hotels.every(({ rooms }) => rooms !== 'UNKNOWN');
      const apart = isAllKnown ? soldOut : 0;
      const found = hotelCount(hotels.length, apart);
      if (!isInArea) return found;
      return apart > 0
        ? intl.formatMessage(messages.inAreaWithRooms, { found })
        : intl.formatMessage(messages.inArea, { count: hotels.length });
    },
    [intl, hotelCount],
  );
};
