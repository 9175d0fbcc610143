import { CalendarPlus, ReceiptText, Star } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBookingDetailsQuery } from '#generated/graphql.ts';
import type { BookingCard_BookingFragment, BookingDetailsQuery } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { checkoutPath, receiptPath } from '#lib/page/paths.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { useReviewLauncher } from '#lib/ports/ReviewLauncher.tsx';
import { useCalendarFile } from '#lib/booking/useCalendarFile.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { SlowNote } from '#ui/SlowNote.tsx';
import { canComplete } from '../bookingState.ts';
import { messages as pageMessages } from '../BookingsPage.messages.ts';
import { messages } from '../details.messages.ts';
import styles from './BookingDetailsDialog.module.css';
import { DetailSections } from './DetailSections.tsx';

export type DetailedBooking = NonNullable<BookingDetailsQuery['booking']>;

interface BookingDetailsDialogProps {
  booking: BookingCard_BookingFragment;
  onClose: () => void;
  onCancel: () => void;
}

function ReviewLine({ booking }: { booking: DetailedBooking }) {
  const dates = useDates();
  // Null when the state of the review could not be loaded.
  if (!booking.reviewState) return null;
  const { canReview, from, review } = booking.reviewState;
  if (review) {
    return (
      <p className={styles.quiet}>
        <Text message={messages.reviewed} />
      </p>
    );
  }
  if (canReview || !from || from <= today()) return null;
  return (
    <p className={styles.quiet}>
      <Text message={messages.reviewFrom} values={{ date: <bdi key="date">{dates.date(from)}</bdi> }} />
    </p>
  );
}

function Actions(props: Omit<BookingDetailsDialogProps, 'booking'> & { booking: DetailedBooking }) {
  const { booking, onCancel, onClose } = props;
  const review = useReviewLauncher();
  const { reviewState: state } = booking;
  const calendar = useCalendarFile(booking.id);
  return (
    <>
      {booking.payment && (
        <ButtonLink variant="secondary" icon={ReceiptText} to={receiptPath(booking.id)}>
          <Text message={messages.receipt} />
        </ButtonLink>
      )}
      {booking.status === 'confirmed' && booking.checkOut >= today() && (
        <Button
          variant="secondary"
          icon={CalendarPlus}
          isPending={calendar.isPending}
          onPress={calendar.download}
        >
          <Text message={messages.calendar} />
        </Button>
      )}
      {(state?.canReview || state?.canChange) && (
        <Button
          variant="secondary"
          icon={Star}
          onPress={() => {
            onClose();
            review.open({ bookingId: booking.id });
          }}
        >
          <Text message={state.canChange ? pageMessages.editReview : pageMessages.addReview} />
        </Button>
      )}
      {booking.canCancel && (
        <Button variant="danger-outline" onPress={onCancel}>
          <Text message={pageMessages.cancel} />
        </Button>
      )}
      {canComplete(booking, today()) && (
        <ButtonLink to={checkoutPath(booking.id)}>
          <Text message={pageMessages.complete} />
        </ButtonLink>
      )}
    </>
  );
}

/** Dialog with all details of one booking and the possible actions. */
export function BookingDetailsDialog({ booking: summary, onClose, onCancel }: BookingDetailsDialogProps) {
  const intl = useIntl();
  const { data, error, refetch } = useBookingDetailsQuery({
    variables: { id: summary.id },
    fetchPolicy: 'cache-and-network',
  });
  const booking = data?.booking ?? null;
  const isMissing = data !== undefined && booking === null;
  const { check } = useViewer();
  useEffect(() => {
    // A member's own booking does not disappear, so the session has most likely expired: check, and ask to sign in.
    if (isMissing) void check();
  }, [isMissing, check]);
  return (
    <Dialog
      isOpen
      isReading
      isPrinted
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      {...(booking ? { footer: <Actions booking={booking} onClose={onClose} onCancel={onCancel} /> } : {})}
    >
      {!data && error && <Problem error={error} onRetry={refetch} />}
      {!data && !error && (
        <SkeletonRegion label={intl.formatMessage(messages.loading)}>
          <SlowNote />
          <Skeleton height="20rem" radius="md" />
        </SkeletonRegion>
      )}
      {isMissing && (
        <Notice tone="warn">
          <Text message={messages.missing} />
        </Notice>
      )}
      {booking && (
        <>
          <DetailSections booking={booking} />
          <ReviewLine booking={booking} />
        </>
      )}
    </Dialog>
  );
}
