import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useThankYouPageQuery } from '#generated/graphql.ts';
import type { ThankYouPageQuery } from '#generated/graphql.ts';
import { bookingsPath, checkoutPath } from '#lib/page/paths.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useOnceKnown } from '#lib/session/useOnceKnown.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { BookingMissing } from './components/BookingMissing.tsx';
import { Confirmation } from './components/Confirmation.tsx';
import { PaymentSummary } from './components/PaymentSummary.tsx';
import { StayCard } from './components/StayCard.tsx';
import { messages } from './ThankYouPage.messages.ts';
import styles from './ThankYouPage.module.css';

export type ThankYouBooking = NonNullable<ThankYouPageQuery['booking']>;

/** `/ThankYou?bookingId=`: the confirmed booking with its number, stay and payment. */
export function ThankYouPage() {
  const [params] = useSearchParams();
  const bookingId = params.get('bookingId') ?? '';
  return bookingId ? <ThankYouFor bookingId={bookingId} /> : <BookingMissing />;
}

function ThankYouFor({ bookingId }: { bookingId: string }) {
  const intl = useIntl();
  const { check } = useViewer();
  const { data, error, refetch } = useThankYouPageQuery({
    variables: { bookingId },
    // The cached booking may be old, so it is requested each time.
    fetchPolicy: 'cache-and-network',
  });
  useOnceKnown(refetch);
  useDocumentTitle(intl.formatMessage(data && !data.booking ? messages.notFound : messages.title));
  if (error && !data) {
    return (
      <div className={`container ${styles.page}`}>
        <h1 className="visually-hidden">{intl.formatMessage(messages.title)}</h1>
        <Problem error={error} onRetry={() => Promise.allSettled([check(), refetch()])} />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={`container ${styles.page}`}>
        <SkeletonRegion isPage label={intl.formatMessage(messages.loading)}>
          <Skeleton height="32rem" radius="lg" />
        </SkeletonRegion>
      </div>
    );
  }
  const { booking } = data;
  if (!booking) return <BookingMissing />;
  // Only a paid booking is thanked for: My Bookings shows a cancelled one, and an unpaid one continues at the checkout.
  if (booking.status === null || booking.status === 'cancelled')
    return <Navigate to={bookingsPath} replace />;
  if (booking.status === 'pending') return <Navigate to={checkoutPath(booking.id)} replace />;
  return (
    <div className={`container ${styles.page}`}>
      <Confirmation booking={booking} />
      <div className={styles.columns}>
        <StayCard booking={booking} />
        <PaymentSummary booking={booking} />
      </div>
    </div>
  );
}
