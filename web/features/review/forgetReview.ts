import type { useDeleteMyReviewMutation } from '#generated/graphql.ts';

type Client = ReturnType<typeof useDeleteMyReviewMutation>[1]['client'];

/** Updates every screen that shows the stay or its review at once, when the review was deleted. */
export const forgetReview = ({ cache }: Client, bookingId: string, reviewId: string): void => {
  cache.modify({
    id: cache.identify({ __typename: 'Booking', id: bookingId }) ?? '',
    fields: {
      reviewState: (known) => ({ ...known, canReview: true, canChange: false, review: null }),
    },
  });
  cache.evict({ id: cache.identify({ __typename: 'Review', id: reviewId }) ?? '' });
};
