import { useCallback } from 'react';
import { type OtherDates_StayFragment, useNearestDatesQuery } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import type { LastStay } from '../lastStay.ts';
import { wishesInput } from '../../hotel/wishesInput.ts';

/** State of the nearest days for a stay without rooms. */
export type NearestDates =
  | { readonly kind: 'looking' }
  /** One or two stays, equally near. */
  | { readonly kind: 'found'; readonly stays: readonly OtherDates_StayFragment[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly again: () => void };

/**
 * The nearest days with rooms for hotels that have none for a stay, in one request for all of them.
 * @param isWanted requests only when true: each request may cost the provider several calls
 * @returns a function that gives the known facts about a hotel; the same function until more is known
 */
export const useNearestDates = (
  hotelIds: readonly string[],
  stay: LastStay,
  isWanted: boolean,
): ((hotelId: string) => NearestDates) => {
  const { checkIn, checkOut, party, wishes } = stay;
  const skip = !isWanted || hotelIds.length === 0;
  const { data, loading, error, refetch } = useNearestDatesQuery({
    variables: {
      hotelIds: [...hotelIds],
      stay: { checkIn, checkOut, occupancy: { ...party, childrenAges: [...party.childrenAges] } },
      ...wishesInput(wishes),
    },
    skip,
    notifyOnNetworkStatusChange: true,
  });
  // The server may still be on the previous day, so days that are past for the traveller are removed.
  const day = today();
  return useCallback(
    (hotelId) => {
      const dates = data?.nearestDates.find((each) => each.hotelId === hotelId);
      const stays = dates?.stays.filter((each) => each.checkIn >= day) ?? [];
      if (stays.length > 0) return { kind: 'found', stays };
      if (loading) return { kind: 'looking' };
      if (dates?.isComplete) return { kind: 'none' };
      if (dates || error) return { kind: 'unknown', again: () => void refetch().catch(() => undefined) };
      return { kind: 'looking' };
    },
    [data, loading, error, refetch, day],
  );
};
