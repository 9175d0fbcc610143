import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { PhotoUpload } from '#lib/uploads/PhotoUpload.tsx';
import { problemText } from '#lib/failures/problemText.ts';
import { focusField } from '#ui/focusField.ts';
import { Notice } from '#ui/Notice.tsx';
import { RatingField } from '#ui/RatingField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { messages, problemMessages } from './ReviewDialog.messages.ts';
import styles from './ReviewForm.module.css';
import { maxComment, maxPhotos, maxTitle } from './reviewDraft.ts';
import type { ReviewField } from './reviewDraft.ts';
import { TopicFields } from './TopicFields.tsx';
import type { ReviewProblem, useReviewForm } from './useReviewForm.ts';
import { useStarNames } from './useStarNames.ts';

interface ReviewFormProps {
  id: string;
  bookingId: string;
  form: ReturnType<typeof useReviewForm>;
  startAt: 'stars' | 'photos';
}

const problemMessage = (problem: ReviewProblem): Message => {
  if (problem.kind === 'failed') return problemText(failureCode(problem.error));
  if (problem.kind === 'gone') return messages.gone;
  return problem.code === 'CONFLICT' ? messages.alreadyLine : messages.notNow;
};

function Stars({ form }: Pick<ReviewFormProps, 'form'>) {
  const intl = useIntl();
  const names = useStarNames();
  return (
    <RatingField
      label={intl.formatMessage(messages.rating)}
      isRequired
      value={form.draft.rating}
      onChange={(rating) => form.change({ rating })}
      names={names}
      {...(form.wrong.includes('rating') ? { error: intl.formatMessage(problemMessages.rating) } : {})}
    />
  );
}

/** Scrolls to the photos and focuses them when the traveller opened the form to share photos. */
const useStart = (photos: RefObject<HTMLElement | null>, startAt: ReviewFormProps['startAt']) => {
  useEffect(() => {
    if (startAt !== 'photos') return undefined;
    // Runs after the dialog has taken the focus.
    const timer = setTimeout(() => {
      photos.current?.scrollIntoView({ block: 'start' });
      photos.current?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [photos, startAt]);
};

/** Stars, topics, title, text and photos of a review. */
export function ReviewForm({ id, bookingId, form, startAt }: ReviewFormProps) {
  const intl = useIntl();
  const photos = useRef<HTMLFieldSetElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  useStart(photos, startAt);
  const { draft, change, wrong, problem } = form;
  const errorOf = (field: ReviewField) =>
    wrong.includes(field) ? { error: intl.formatMessage(problemMessages[field]) } : {};
  const optional = (label: Message) =>
    intl.formatMessage(messages.optional, { label: intl.formatMessage(label) });
  const submit = () => {
    const [first] = form.submit();
    // The stars have no single control that could be focused, so their first radio gets the focus.
    if (first)
      focusField(frame.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`));
  };
  return (
    <form
      id={id}
      ref={frame}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problem && (
        <Notice tone="danger" role="alert">
          <Text message={problemMessage(problem)} />
        </Notice>
      )}
      <div data-field="rating">
        <Stars form={form} />
      </div>
      <TopicFields value={draft.topics} onChange={(topics) => change({ topics })} />
      <div data-field="title">
        <TextField
          label={optional(messages.titleField)}
          name="title"
          dir="auto"
          maxLength={maxTitle}
          value={draft.title}
          onChange={(title) => change({ title })}
          {...errorOf('title')}
        />
      </div>
      <div data-field="comment">
        <TextField
          label={optional(messages.comment)}
          name="comment"
          dir="auto"
          isMultiline
          rows={5}
          maxLength={maxComment}
          hint={intl.formatMessage(messages.commentHint)}
          value={draft.comment}
          onChange={(comment) => change({ comment })}
          {...errorOf('comment')}
        />
      </div>
      <fieldset ref={photos} tabIndex={-1} className={styles.photos} data-field="photos">
        <legend>{optional(messages.photos)}</legend>
        <PhotoUpload
          purpose="REVIEW_PHOTO"
          bookingId={bookingId}
          value={draft.photos}
          onChange={(next) => change({ photos: next })}
          max={maxPhotos}
          onBusyChange={form.setUploading}
        />
        {wrong.includes('photos') && (
          <Notice tone="danger" role="alert">
            <Text message={problemMessages.photos} />
          </Notice>
        )}
      </fieldset>
    </form>
  );
}
