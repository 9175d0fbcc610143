import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useHotelCount } from '#lib/search/filters/useHotelCount.ts';
import { messages } from './HotelsMapPage.messages.ts';
import type { MapHotel } from './useMapHotels.ts';

/**
 * @returns a function that says how many hotels these are, sold-out ones separately; `isInArea` for those of a part of
 * the map
 */
export const useCountWords = () => {
  const intl = useIntl();
  const hotelCount = useHotelCount();
  return useCallback(
    (hotels: readonly MapHotel[], isInArea = false): string => {
      const soldOut = hotels.filter(({ rooms }) => rooms === 'NONE').length;
      // A hotel whose price could not be read may or may not have rooms.
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
