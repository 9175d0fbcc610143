import { useState } from 'react';
import { useHeldRoomQuery, type HeldRoomQuery } from '#generated/graphql.ts';
import { draftAt } from '../../startedDraft.ts';
import { useIsPast } from '../../policy/useIsPast.ts';

type Draft = NonNullable<HeldRoomQuery['booking']>;

/** A draft that holds a room. */
interface HeldDraft extends Draft {
  readonly roomHeldUntil: NonNullable<Draft['roomHeldUntil']>;
}

/**
 * The booking that the reader started at this hotel, while it holds a room; otherwise null.
 * @param source the server decides when the half hour of the hold is over; the cache has what it last said
 */
export const useHeldDraft = (hotelId: string, source: 'network-only' | 'cache-only'): HeldDraft | null => {
  const [bookingId] = useState(() => draftAt(hotelId));
  const { data } = useHeldRoomQuery({
    variables: { bookingId: bookingId ?? '' },
    skip: bookingId === null,
    fetchPolicy: source,
  });
  const draft = data?.booking;
  const isOver = useIsPast(draft?.roomHeldUntil ?? null);
  if (isOver || !draft?.roomHeldUntil || draft.status !== 'pending' || draft.isProcessing) return null;
  return { ...draft, roomHeldUntil: draft.roomHeldUntil };
};
