import { useCreateReviewMutation, useUpdateMyReviewMutation } from '#generated/graphql.ts';
import type { ReviewResultFragment } from '#generated/graphql.ts';
import { removeReviewFromCache } from './forgetReview.ts';
import { topics } from './reviewDraft.ts';
import type { ReviewDraft } from './reviewDraft.ts';

const inputOf = (bookingId: string, draft: ReviewDraft) => ({
  bookingId,
  rating: draft.rating ?? 0,
  topics: topics.flatMap((topic) => {
    const stars = draft.topics[topic];
    return stars === undefined ? [] : [{ topic, rating: stars }];
  }),
  title: draft.title.trim(),
  comment: draft.comment.trim(),
  photos: [...draft.photos],
});

/** Publishes the review of a stay, or changes the published one. */
export const useSendReview = (bookingId: string, isPublished: boolean) => {
  const [create, creating] = useCreateReviewMutation();
  const [update, updating] = useUpdateMyReviewMutation();

  const send = async (draft: ReviewDraft): Promise<ReviewResultFragment | undefined> => {
    const variables = { input: inputOf(bookingId, draft) };
    if (isPublished) return (await update({ variables })).data?.updateMyReview;
    const { data } = await create({
      variables,
      // Updates every page that shows the stay at once, also when nothing can be loaded.
      update: (cache, { data: answer }) => {
        if (answer?.createReview.__typename !== 'ReviewSaved') return;
        const { review } = answer.createReview;
        cache.modify({
          id: cache.identify({ __typename: 'Booking', id: bookingId }) ?? '',
          fields: {
            reviewState: (known, { toReference }) => ({
              ...known,
              canReview: false,
              canChange: true,
              review: toReference(review) ?? null,
            }),
          },
        });
      },
    });
    return data?.createReview;
  };
  /** Removes a published review from the cache when it turns out to be deleted. */
  const forget = (reviewId: string) => removeReviewFromCache(updating.client, bookingId, reviewId);

  return { send, forget, isSending: creating.loading || updating.loading };
};
