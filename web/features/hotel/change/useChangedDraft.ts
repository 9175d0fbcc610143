import { useSearchParams } from 'react-router-dom';
import { type ChangedDraftQuery, useChangedDraftQuery } from '#generated/graphql.ts';

type Draft = NonNullable<ChangedDraftQuery['booking']>;

export interface ChangedDraft {
  /** Id of the booking in the URL; null without one. */
  readonly bookingId: string | null;
  /** The booking while it can be changed here; null for one of another person, of another hotel or that is paid. */
  readonly draft: Draft | null;
  /** True until it is known whether it can be changed. */
  readonly isLoading: boolean;
}

/** Parameter of the hotel page with the unpaid booking for which a stay and room are chosen. */
export const changedParameter = 'bookingId';

/** The unpaid booking that this page was opened to change. */
export const useChangedDraft = (hotelId: string): ChangedDraft => {
  const [params] = useSearchParams();
  const bookingId = params.get(changedParameter);
  const { data, loading } = useChangedDraftQuery({
    variables: { bookingId: bookingId ?? '' },
    skip: !bookingId,
    fetchPolicy: 'cache-and-network',
  });
  const draft = data?.booking;
  const isOpen = draft?.hotelId === hotelId && draft.status === 'pending' && !draft.isProcessing;
  return { bookingId, draft: isOpen ? draft : null, isLoading: loading && !data };
};
