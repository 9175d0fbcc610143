import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAdminBookingQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import kit from '../kit/list/rows.module.css';
import { BookingCard } from './BookingCard.tsx';
import card from './BookingCard.module.css';
import { details } from './details/BookingDetails.messages.ts';
import { BookingDetails } from './details/BookingDetails.tsx';
import { ChangeStatusDialog, type StatusChange } from './ChangeStatusDialog.tsx';

interface BookingPageProps {
  id: string;
  /** URL of the list that this page was opened from. */
  listPath: string;
}

/** One booking with all its details: `?tab=bookings&booking=`. */
export function BookingPage({ id, listPath }: BookingPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const [isPushed] = useState(navigation === NavigationType.Push);
  // The pressed link is no longer on the page, so the focus is set here. After Back, Forward and a reload the browser
  // sets it.
  useEffect(() => {
    if (!isPushed) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isPushed]);
  const number = <bdi dir="ltr">{bookingNumber(id)}</bdi>;
  return (
    <section aria-labelledby="admin-booking" className={kit.rows}>
      <div>
        <TextLink to={listPath} icon={ArrowLeft} flipIcon>
          <Text message={details.all} />
        </TextLink>
      </div>
      <h2 ref={heading} id="admin-booking" className="title" tabIndex={-1}>
        <Text message={details.heading} values={{ number }} />
      </h2>
      <OpenedBooking id={id} />
    </section>
  );
}

function OpenedBooking({ id }: { id: string }) {
  const intl = useIntl();
  const [changeToConfirm, setChangeToConfirm] = useState<StatusChange | null>(null);
  const { data, error, refetch } = useAdminBookingQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error) return <Problem error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonRegion label={intl.formatMessage(details.loading)}>
        <Skeleton height="24rem" radius="lg" />
      </SkeletonRegion>
    );
  }
  const { booking } = data;
  if (!booking) return <EmptyState title={intl.formatMessage(details.missing)} headingLevel={3} />;
  return (
    <>
      {error && <Problem error={error} onRetry={refetch} />}
      <BookingCard booking={booking} onStatus={(to) => setChangeToConfirm({ booking, to })}>
        <div className={card.whole}>
          <h4 className="visually-hidden">
            <Text message={details.title} />
          </h4>
          <BookingDetails booking={booking} />
        </div>
      </BookingCard>
      <ChangeStatusDialog
        change={changeToConfirm}
        onClose={() => setChangeToConfirm(null)}
        onConflict={refetch}
      />
    </>
  );
}
