import { CalendarDays, CalendarPlus, Camera, House, MessageSquarePlus, ReceiptText } from 'lucide-react';
import { Text } from '#i18n/Text.tsx';
import { bookingsPath, homePath, receiptPath } from '#lib/page/paths.ts';
import { useReviewLauncher } from '#lib/ports/ReviewLauncher.tsx';
import { useCalendarFile } from '#lib/booking/useCalendarFile.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { ThankYouBooking } from '../ThankYouPage.tsx';
import { messages } from '../ThankYouPage.messages.ts';
import styles from './Actions.module.css';

/** Buttons for the next steps. A stay can be reviewed only once it is over. */
export function Actions({ booking }: { booking: ThankYouBooking }) {
  const review = useReviewLauncher();
  const calendar = useCalendarFile(booking.id);
  return (
    <div className={styles.actions}>
      <ButtonLink variant="secondary" icon={ReceiptText} to={receiptPath(booking.id)}>
        <Text message={messages.receipt} />
      </ButtonLink>
      {booking.reviewState?.canReview && (
        <>
          <Button
            variant="secondary"
            icon={MessageSquarePlus}
            onPress={() => review.open({ bookingId: booking.id })}
          >
            <Text message={messages.addReview} />
          </Button>
          <Button
            variant="secondary"
            icon={Camera}
            onPress={() => review.open({ bookingId: booking.id, startAt: 'photos' })}
          >
            <Text message={messages.sharePhotos} />
          </Button>
        </>
      )}
      {booking.status === 'confirmed' && (
        <Button
          variant="secondary"
          icon={CalendarPlus}
          isPending={calendar.isPending}
          onPress={calendar.download}
        >
          <Text message={messages.calendar} />
        </Button>
      )}
      <ButtonLink variant="secondary" icon={CalendarDays} to={bookingsPath}>
        <Text message={messages.toBookings} />
      </ButtonLink>
      <ButtonLink to={homePath} icon={House} className={styles.home ?? ''}>
        <Text message={messages.backToHome} />
      </ButtonLink>
    </div>
  );
}
