import { CalendarDays, Users } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { BookingCard_BookingFragment } from '#generated/graphql.ts';
import { useBookingStateQuery } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Price } from '#i18n/money/Price.tsx';
import { today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { checkoutPath, hotelPreviewPath } from '#lib/page/paths.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { useReviewLauncher } from '#lib/ports/ReviewLauncher.tsx';
import { useBookedName } from '#lib/booking/names/useBookedName.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { SpokenWords } from '#ui/SpokenWords.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { canComplete, progressOf, statusBadge } from '../bookingState.ts';
import { messages } from '../BookingsPage.messages.ts';
import { messages as cancelMessages } from '../cancel.messages.ts';
import { cardId } from '../cardId.ts';
import { BookedPlace } from '#lib/hotel/HotelPlace.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import styles from './BookingCard.module.css';
import { StatusBadges } from './StatusBadges.tsx';

export type BookingSummary = BookingCard_BookingFragment;

const pollMs = 4000;

/** Polls the booking. Rendered only while the outcome at the hotel is not known; shows nothing. */
function Follow({ id }: { id: string }) {
  useBookingStateQuery({ variables: { id }, pollInterval: pollMs, fetchPolicy: 'network-only' });
  return null;
}

/** Announces the status to screen readers once a pending operation has ended; returns the operation in progress. */
const useOutcomeAnnouncement = (booking: BookingSummary) => {
  const intl = useIntl();
  const announce = useAnnounce();
  const progress = progressOf(booking);
  const last = useRef(progress);
  const hotel = useBookedName(booking);
  useEffect(() => {
    if (last.current !== null && progress === null) {
      const { label, raw } = statusBadge(booking.statusText);
      announce(`${hotel}: ${label ? intl.formatMessage(label) : raw}`);
    }
    last.current = progress;
  }, [progress, booking.statusText, hotel, announce, intl]);
  return progress;
};

interface BookingCardProps {
  booking: BookingSummary;
  /** Whether it is at the top of the page, so that its picture is loaded at once. */
  isFirst: boolean;
  onDetails: () => void;
  onCancel: () => void;
}

/**
 * Name of a booking in button labels. It contains the booking number, because the same hotel may be in the list twice.
 */
function Booked({ booking }: { booking: BookingSummary }) {
  return (
    <>
      <BookedHotelName booking={booking} /> ·{' '}
      <Text message={messages.number} values={{ number: bookingNumber(booking.id) }} />
    </>
  );
}

function Actions({ booking, onDetails, onCancel }: Omit<BookingCardProps, 'isFirst'>) {
  const review = useReviewLauncher();
  const { reviewState: state } = booking;
  const booked = <Booked key="booked" booking={booking} />;
  const words = (label: Message, labelOf?: Message) => (
    <SpokenWords
      spoken={
        labelOf ? (
          <Text message={labelOf} values={{ hotel: booked }} />
        ) : (
          <>
            <Text message={label} />: {booked}
          </>
        )
      }
    >
      <Text message={label} />
    </SpokenWords>
  );
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="sm" onPress={onDetails}>
        {words(messages.details, messages.detailsOf)}
      </Button>
      {canComplete(booking, today()) && (
        <ButtonLink to={checkoutPath(booking.id)} size="sm">
          {words(messages.complete)}
        </ButtonLink>
      )}
      {(state?.canReview || state?.canChange) && (
        <Button variant="secondary" size="sm" onPress={() => review.open({ bookingId: booking.id })}>
          {words(state.canChange ? messages.editReview : messages.addReview)}
        </Button>
      )}
      {booking.canCancel && (
        <Button variant="danger-outline" size="sm" onPress={onCancel}>
          {words(messages.cancel, messages.cancelOf)}
        </Button>
      )}
    </div>
  );
}

/** The booking number as pages and emails show it. */
function BookingNumber({ id }: { id: string }) {
  const number = (
    <bdi key="number" dir="ltr" className={styles.number}>
      {bookingNumber(id)}
    </bdi>
  );
  return <Text message={messages.number} values={{ number }} />;
}

/** Fee and refund of a cancellation; renders nothing for a booking that is not cancelled, or was cancelled unpaid. */
function CancellationCosts({ outcome }: { outcome: BookingSummary['cancellationOutcome'] }) {
  if (!outcome || (outcome.fee.amountMinor === 0 && outcome.refund.amountMinor === 0)) return null;
  return (
    <dl className={styles.settled}>
      {(['refund', 'fee'] as const).map((part) => (
        <div key={part}>
          <dt>
            <Text message={cancelMessages[part]} />
          </dt>
          <dd>
            <Price money={outcome[part]} isEstimated />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of the hotel, a link to its page while it is still on sale. */
function HotelLink({ booking }: { booking: BookingSummary }) {
  const name = <BookedHotelName booking={booking} />;
  if (!booking.hotel) return name;
  return (
    <TextLink to={hotelPreviewPath(booking.hotel.id)} isQuiet>
      {name}
    </TextLink>
  );
}

/** One booking of the list. */
export function BookingCard(props: BookingCardProps) {
  const { booking } = props;
  const intl = useIntl();
  const dates = useDates();
  const labels = useLabels();
  const heading = useId();
  const progress = useOutcomeAnnouncement(booking);
  return (
    <li className={styles.card} id={cardId(booking.id)} tabIndex={-1} aria-labelledby={heading}>
      {progress && <Follow id={booking.id} />}
      <div className={styles.picture}>
        <Picture
          src={pictureSrc(booking.hotel?.images[0]?.url ?? null, 640)}
          alt=""
          fill
          isEager={props.isFirst}
          emptyLabel={intl.formatMessage(messages.noImage)}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <div className={styles.names}>
            <h3 id={heading} className="title">
              <HotelLink booking={booking} />
            </h3>
            <p className={styles.place}>
              <BookedPlace booking={booking} />
            </p>
          </div>
          <StatusBadges booking={booking} />
        </div>
        <ul className={styles.facts}>
          <li>
            <Icon icon={CalendarDays} size={16} />
            <span className="visually-hidden">
              <Text message={messages.dates} />:{' '}
            </span>
            <bdi>{dates.range(booking.checkIn, booking.checkOut)}</bdi>
          </li>
          <li>
            <Icon icon={Users} size={16} />
            {labels.count('guests', booking.guests)}
          </li>
          <li>
            <BookingNumber id={booking.id} />
          </li>
        </ul>
        <div className={styles.bottom}>
          <div>
            <p>
              <span className="visually-hidden">
                <Text message={messages.total} />:{' '}
              </span>
              <Price money={booking.totalToPay} size="lg" isEstimated />
              <span className={styles.contains}>
                <TaxesAndFees fees={booking.propertyFees} isLine />
              </span>
            </p>
            <CancellationCosts outcome={booking.cancellationOutcome} />
          </div>
          <Actions {...props} />
        </div>
      </div>
    </li>
  );
}
