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
 * The booking that the traveller started at this hotel, while it holds a room; otherwise null.
 * @param source `network-only` asks the server whether the hold is still valid, `cache-only` uses its last response
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
