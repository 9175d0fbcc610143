import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useReviewDialogQuery } from '#generated/graphql.ts';
import type { ReviewDialogQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { useLeaveQuestion } from '#lib/hooks/useLeaveQuestion.ts';
import type { ReviewOpening } from '#lib/ports/ReviewLauncher.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { DeleteOwnReviewDialog } from './DeleteOwnReviewDialog.tsx';
import { closing, deletion, messages } from './ReviewDialog.messages.ts';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './ReviewForm.module.css';
import { storeDraft } from './reviewDraft.ts';
import { useReviewForm } from './useReviewForm.ts';

type ReviewedBooking = NonNullable<ReviewDialogQuery['booking']>;

interface ReviewDialogProps {
  opening: ReviewOpening;
  onClose: () => void;
}

/**
 * Why there is no form: the booking or its review could not be read, the review is already written, it is too early, or
 * the stay can never be reviewed.
 */
function NoReview({ state }: { state: ReviewedBooking['reviewState'] }) {
  const dates = useDates();
  if (!state) return <Text message={messages.missing} />;
  const { from, review } = state;
  if (review) return <Text message={messages.alreadyLine} />;
  if (!from) return <Text message={messages.never} />;
  return <Text message={messages.fromLine} values={{ date: <bdi key="date">{dates.date(from)}</bdi> }} />;
}

interface WritingProps extends ReviewDialogProps {
  booking: ReviewedBooking;
}

/** Asks for confirmation before changes of a published review are discarded. */
function CloseQuestion({
  isOpen,
  onStay,
  onClose,
}: {
  isOpen: boolean;
  onStay: () => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onStay}
      title={intl.formatMessage(closing.title)}
      message={<Text message={closing.note} />}
      actions={[
        { label: intl.formatMessage(closing.keep), isSafe: true },
        { label: intl.formatMessage(closing.discard), variant: 'danger', onPress: onClose },
      ]}
    />
  );
}

function Writing({ booking, opening, onClose }: WritingProps) {
  const intl = useIntl();
  const dates = useDates();
  const toasts = useToasts();
  const formId = useId();
  // The published review when the form opened; a deleted review is no longer in the data.
  const [review] = useState(booking.reviewState?.review ?? null);
  const [isDeleting, setDeleting] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const form = useReviewForm({
    bookingId: booking.id,
    review,
    onSaved: () => {
      toasts.show({ tone: 'ok', text: intl.formatMessage(review ? messages.saved : messages.done) });
      onClose();
    },
  });
  useLeaveQuestion(form.isUnsaved);
  return (
    <>
      <Dialog
        isOpen
        isDismissable={!form.isSending}
        onClose={() => (form.isUnsaved ? setLeaving(true) : onClose())}
        title={intl.formatMessage(review ? messages.editTitle : messages.title)}
        footer={
          <>
            {review && (
              <Button
                variant="danger-outline"
                isDisabled={form.isSending || form.isUploading}
                onPress={() => setDeleting(true)}
              >
                <Text message={deletion.remove} />
              </Button>
            )}
            <Button type="submit" form={formId} isPending={form.isSending || form.isUploading}>
              <Text message={review ? messages.save : messages.send} />
            </Button>
          </>
        }
      >
        <p className={styles.line}>
          <Text
            message={messages.hotelLine}
            values={{
              hotel: <BookedHotelName key="hotel" booking={booking} />,
              dates: <bdi key="dates">{dates.range(booking.checkIn, booking.checkOut)}</bdi>,
            }}
          />
        </p>
        <ReviewForm id={formId} bookingId={booking.id} form={form} startAt={opening.startAt ?? 'stars'} />
      </Dialog>
      <CloseQuestion isOpen={isLeaving} onStay={() => setLeaving(false)} onClose={onClose} />
      {review && (
        <DeleteOwnReviewDialog
          booking={booking}
          reviewId={review.id}
          isOpen={isDeleting}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            storeDraft(booking.id, null);
            onClose();
          }}
        />
      )}
    </>
  );
}

/** The review of a completed stay, or why it cannot be written now. */
export function ReviewDialog({ opening, onClose }: ReviewDialogProps) {
  const intl = useIntl();
  const { data, error, refetch } = useReviewDialogQuery({
    variables: { bookingId: opening.bookingId },
    fetchPolicy: 'network-only',
  });
  // The title uses cached data of other pages, so that it does not change when the form is loaded.
  const { data: known } = useReviewDialogQuery({
    variables: { bookingId: opening.bookingId },
    fetchPolicy: 'cache-only',
    returnPartialData: true,
  });
  const isEdit = !data && known?.booking?.reviewState?.canChange === true;
  const booking = data?.booking ?? null;
  // The booking is loaded, but the server could not read whether it was reviewed.
  const isUnclear = booking !== null && booking.reviewState === null;
  if (booking?.reviewState?.canReview || booking?.reviewState?.canChange) {
    return <Writing booking={booking} opening={opening} onClose={onClose} />;
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={intl.formatMessage(isEdit ? messages.editTitle : messages.title)}
      {...(data
        ? {
            footer: (
              <Button onPress={onClose}>
                <Text message={messages.ok} />
              </Button>
            ),
          }
        : {})}
    >
      {data && !isUnclear && (
        <Notice tone="info">
          <NoReview state={booking?.reviewState ?? null} />
        </Notice>
      )}
      {(isUnclear || (!data && error)) && <Problem error={error} onRetry={refetch} />}
      {!data && !error && (
        <SkeletonRegion label={intl.formatMessage(messages.loading)}>
          <Skeleton height="8rem" radius="md" />
        </SkeletonRegion>
      )}
    </Dialog>
  );
}
