import { useRef, useState } from 'react';
import type { OwnReviewFragment } from '#generated/graphql.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { badFields, fieldsNamed, isSameDraft, storeDraft, readDraft } from './reviewDraft.ts';
import type { ReviewDraft, ReviewField } from './reviewDraft.ts';
import { useSendReview } from './useSendReview.ts';

/** Why a review was not accepted: a refusal by the server, a failed request, or it was deleted in the meantime. */
export type ReviewProblem =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'gone' };

interface ReviewFormOptions {
  readonly bookingId: string;
  /** The published review to change; null for a new one. */
  readonly review: OwnReviewFragment | null;
  readonly onSaved: () => void;
}

/** State of the form for the review of one stay. The typed text stays after any failure. */
export const useReviewForm = ({ bookingId, review, onSaved }: ReviewFormOptions) => {
  const [first] = useState(() => readDraft(bookingId, review));
  const [draft, setDraft] = useState(first);
  const latest = useRef(draft);
  const [wrong, setWrong] = useState<readonly ReviewField[]>([]);
  const [problem, setProblem] = useState<ReviewProblem | null>(null);
  const { send: sendDraft, forget, isSending } = useSendReview(bookingId, review !== null);
  const isBusy = useRef(false);
  const [isUploading, setUploading] = useState(false);

  const change = (part: Partial<ReviewDraft>) => {
    // An upload may end while the traveller types, so the latest draft is changed, not the one of the last render.
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setWrong((fields) => fields.filter((field) => !(field in part)));
    if (review === null || problem?.kind === 'gone') storeDraft(bookingId, latest.current);
  };

  /** Stores the text for a new review, without the photos that were deleted with the published one. */
  const keepForNew = (gone: OwnReviewFragment) => {
    const photos = latest.current.photos.filter((photo) => !gone.photos.includes(photo));
    latest.current = { ...latest.current, photos };
    setDraft(latest.current);
    storeDraft(bookingId, latest.current);
    forget(gone.id);
    setProblem({ kind: 'gone' });
  };

  const send = async () => {
    const result = await sendDraft(latest.current);
    if (result?.__typename === 'ReviewSaved') {
      storeDraft(bookingId, null);
      onSaved();
      return;
    }
    const fields = fieldsNamed(result?.fields ?? []);
    setWrong(fields);
    if (review && result?.code === 'INVALID_STATE') keepForNew(review);
    else if (fields.length === 0) setProblem({ kind: 'refused', code: result?.code ?? '' });
  };

  /** @returns the invalid fields; nothing is sent while there are any, or while photos are being uploaded */
  const submit = (): readonly ReviewField[] => {
    const fields = badFields(draft);
    setWrong(fields);
    setProblem(null);
    // Photos that are being uploaded would be missing in the review.
    if (fields.length > 0 || isBusy.current || isUploading) return fields;
    isBusy.current = true;
    send()
      .catch((error: unknown) => {
        if (review && failureCode(error) === 'NOT_FOUND') keepForNew(review);
        else setProblem({ kind: 'failed', error });
      })
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
    isSending,
    isUploading,
    /** True when closing the form would lose a change; what is typed for a new review is stored. */
    isUnsaved: review !== null && problem?.kind !== 'gone' && (isUploading || !isSameDraft(first, draft)),
    /** Called when uploads start, and when all have ended. */
    setUploading,
    submit,
  };
};
