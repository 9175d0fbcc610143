import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './hotelCount.messages.ts';

/**
 * Says how many hotels were found: “12 hotels”, or “10 hotels with rooms and 2 sold out”.
 * @returns a function of the number of hotels and of those that are sold out; the same function until the language
 * changes
 */
export const useHotelCount = () => {
  const intl = useIntl();
  return useCallback(
    (count: number, soldOut: number): string =>
      soldOut > 0
        ? intl.formatMessage(messages.withRooms, { count: count - soldOut, soldOut })
        : intl.formatMessage(messages.count, { count }),
    [intl],
  );
};
