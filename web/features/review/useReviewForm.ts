import { useRef, useState } from 'react';
import { useCreateReviewMutation } from '#generated/graphql.ts';
import { badFields, fieldsNamed, keepDraft, readDraft, topics } from './reviewDraft.ts';
import type { ReviewDraft, ReviewField } from './reviewDraft.ts';

/** Why a review was not accepted: a refusal by the server, or a failed request. */
export type ReviewProblem =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The form of one stay's review. After any failure the text stays. */
export const useReviewForm = (bookingId: string, onSaved: () => void) => {
  const [draft, setDraft] = useState(() => readDraft(bookingId));
  const latest = useRef(draft);
  const [wrong, setWrong] = useState<readonly ReviewField[]>([]);
  const [problem, setProblem] = useState<ReviewProblem | null>(null);
  const [create, { loading }] = useCreateReviewMutation();
  const isBusy = useRef(false);
  const [isUploading, setUploading] = useState(false);

  const change = (part: Partial<ReviewDraft>) => {
    // A photo may arrive while something else is typed: the latest draft counts, not that of a render.
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setWrong((fields) => fields.filter((field) => !(field in part)));
    keepDraft(bookingId, latest.current);
  };

  const send = async () => {
    const { rating, topics: given, title, comment, photos } = latest.current;
    const { data } = await create({
      variables: {
        input: {
          bookingId,
          rating: rating ?? 0,
          topics: topics.flatMap((topic) => {
            const stars = given[topic];
            return stars === undefined ? [] : [{ topic, rating: stars }];
          }),
          title: title.trim(),
          comment: comment.trim(),
          photos: [...photos],
        },
      },
      // Every screen that shows the stay is updated at once, also while nothing can be loaded.
      update: (cache, { data: answer }) => {
        if (answer?.createReview.__typename !== 'ReviewSaved') return;
        const { review } = answer.createReview;
        cache.modify({
          id: cache.identify({ __typename: 'Booking', id: bookingId }) ?? '',
          fields: {
            reviewState: (known, { toReference }) => ({
              ...known,
              canReview: false,
              review: toReference(review) ?? null,
            }),
          },
        });
      },
    });
    const result = data?.createReview;
    if (result?.__typename === 'ReviewSaved') {
      keepDraft(bookingId, null);
      onSaved();
      return;
    }
    const fields = fieldsNamed(result?.fields ?? []);
    setWrong(fields);
    if (fields.length === 0) setProblem({ kind: 'refused', code: result?.code ?? '' });
  };

  /** @returns the fields to correct first */
  const submit = (): readonly ReviewField[] => {
    const fields = badFields(draft);
    setWrong(fields);
    setProblem(null);
    // A stay is reviewed once, so photos that are being uploaded could not be added later.
    if (fields.length > 0 || isBusy.current || isUploading) return fields;
    isBusy.current = true;
    send()
      .catch((error: unknown) => setProblem({ kind: 'failed', error }))
      .finally(() => {
        isBusy.current = false;
      });
    return [];
  };

  return {
    draft,
    change,
    wrong,
    problem,
    isSending: loading,
    isUploading,
    /** Called when uploads start, and when all have ended. */
    setUploading,
    submit,
  };
};
