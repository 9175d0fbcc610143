import { useMemo } from 'react';
import { useViewedPricesQuery } from '#generated/graphql.ts';
import type { LastStay } from '#lib/stay/lastStay.ts';
import { wishesInput } from '#lib/hotel/wishesInput.ts';

/**
 * Today's prices of these hotels, in one request that is sent once `isSeen` is true. `isWaiting` until there is a
 * response.
 */
export const useTodaysPrices = (
  hotels: readonly { readonly id: string }[],
  stay: LastStay,
  isSeen: boolean,
) => {
  const { checkIn, checkOut, party, wishes } = stay;
  // Sorted, so that the same hotels in another order are the same query.
  const ids = hotels.map(({ id }) => id).toSorted();
  const { data, loading } = useViewedPricesQuery({
    variables: {
      ids,
      stay: { checkIn, checkOut, occupancy: { ...party, childrenAges: [...party.childrenAges] } },
      ...wishesInput(wishes),
    },
    skip: !isSeen,
  });
  const pins = useMemo(() => new Map((data?.hotelPinsById ?? []).map((pin) => [pin.id, pin])), [data]);
  return { pins, isWaiting: !isSeen || (loading && !data) };
};
