import type { useDeleteMyReviewMutation } from '#generated/graphql.ts';

type Client = ReturnType<typeof useDeleteMyReviewMutation>[1]['client'];

/** Removes a deleted review from the cache, so that every page with the stay or the review is updated at once. */
export const removeReviewFromCache = ({ cache }: Client, bookingId: string, reviewId: string): void => {
  cache.modify({
    id: cache.identify({ __typename: 'Booking', id: bookingId }) ?? '',
    fields: {
      reviewState: (known) => ({ ...known, canReview: true, canChange: false, review: null }),
    },
  });
  cache.evict({ id: cache.identify({ __typename: 'Review', id: reviewId }) ?? '' });
};
