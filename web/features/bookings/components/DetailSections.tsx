import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Message } from '#i18n/messages.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { today } from '#i18n/dates/plain-date.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { useComma } from '#i18n/useComma.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { BookingPolicy } from '#lib/booking/BookingPolicy.tsx';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { RoomBedLines } from '#lib/beds/RoomBedLines.tsx';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { BookedLocation } from '#lib/location/BookedLocation.tsx';
import { messages as cancelMessages, reasons } from '../cancel.messages.ts';
import { messages } from '../details.messages.ts';
import type { DetailedBooking } from './BookingDetailsDialog.tsx';
import { BookedPlace } from '#lib/hotel/HotelPlace.tsx';
import styles from './BookingDetailsDialog.module.css';
import { DetailPrices } from './DetailPrices.tsx';
import { Row } from './DetailRow.tsx';
import { StatusBadges } from './StatusBadges.tsx';

function Section({ title, children }: { title: Message; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h3 id={heading}>
        <Text message={title} />
      </h3>
      {children}
    </section>
  );
}

/** Email or phone, left to right in every language; a text says when it is missing. */
function Contact({ value }: { value: string | null | undefined }) {
  if (!value) return <Text message={messages.notProvided} />;
  return <bdi dir="ltr">{value}</bdi>;
}

function Head({ booking }: { booking: DetailedBooking }) {
  const dates = useDates();
  return (
    <div className={styles.head}>
      <div>
        <p className="title">
          <BookedHotelName booking={booking} />
        </p>
        <p className={styles.quiet}>
          <BookedPlace booking={booking} isCityOnly={Boolean(booking.hotel?.address.trim())} />
        </p>
      </div>
      <StatusBadges booking={booking} />
      <dl className={styles.rows}>
        <Row label={booking.status === 'pending' ? messages.unpaidNumber : messages.number}>
          <bdi dir="ltr" className="num">
            {bookingNumber(booking.id)}
          </bdi>
        </Row>
        <Row label={booking.bookedAt === null ? messages.started : messages.booked}>
          {dates.moment(booking.bookedAt ?? booking.createdAt)}
        </Row>
      </dl>
      {booking.hotel && (
        <div className={styles.where}>
          <BookedLocation hotel={booking.hotel} name={booking.hotelName} />
        </div>
      )}
    </div>
  );
}

function Stay({ booking }: { booking: DetailedBooking }) {
  const dates = useDates();
  const labels = useLabels();
  const comma = useComma();
  const ages = booking.party?.childrenAges ?? [];
  return (
    <Section title={messages.stay}>
      <dl className={styles.rows}>
        <Row label={messages.checkIn}>{dates.date(booking.checkIn, 'long')}</Row>
        <Row label={messages.checkOut}>{dates.date(booking.checkOut, 'long')}</Row>
        <Row label={messages.nights}>{labels.count('nights', booking.nights)}</Row>
        <Row label={messages.guests}>{labels.people(booking)}</Row>
        {ages.length > 0 && (
          <Row label={messages.childrenAges}>
            <bdi>{ages.join(comma)}</bdi>
          </Row>
        )}
        <Row label={messages.room}>
          <RoomNames rooms={booking} />
          <RoomBedLines names={booking.roomNames} />
        </Row>
        <Row label={messages.meals}>{labels.meal(booking.mealPlan)}</Row>
      </dl>
    </Section>
  );
}

function Guest({ booking }: { booking: DetailedBooking }) {
  const { guest } = booking;
  return (
    <Section title={messages.guest}>
      <dl className={styles.rows}>
        <Row label={messages.name}>
          {guest.name ? <bdi>{guest.name}</bdi> : <Text message={messages.notProvided} />}
        </Row>
        <Row label={messages.email}>
          <Contact value={guest.email} />
        </Row>
        <Row label={messages.phone}>
          <Contact value={guest.phone} />
        </Row>
        {guest.specialRequests && (
          <Row label={messages.requests}>
            <bdi className={styles.text}>{guest.specialRequests}</bdi>
          </Row>
        )}
      </dl>
    </Section>
  );
}

function Cancellation({ booking }: { booking: DetailedBooking }) {
  const dates = useDates();
  const outcome = booking.cancellationOutcome;
  if (!outcome) return null;
  const { reason } = outcome;
  return (
    <Section title={messages.cancellation}>
      <dl className={styles.rows}>
        <Row label={messages.cancelledOn}>{dates.moment(outcome.requestedAt)}</Row>
        <Row label={cancelMessages.fee}>
          <Price money={outcome.fee} isEstimated />
        </Row>
        {outcome.extrasFee.amountMinor > 0 && (
          <>
            <Row label={cancelMessages.hotelFee}>
              <Price money={outcome.hotelFee} />
            </Row>
            <Row label={cancelMessages.extrasFee}>
              <Price money={outcome.extrasFee} />
            </Row>
          </>
        )}
        <Row label={cancelMessages.refund}>
          <Price money={outcome.refund} isEstimated />
        </Row>
      </dl>
      {reason && (
        <p className={styles.quiet}>
          <Text message={reasons[reason]} />
        </p>
      )}
    </Section>
  );
}

/** All sections of the booking details. */
export function DetailSections({ booking }: { booking: DetailedBooking }) {
  return (
    <div className={styles.sections}>
      <Head booking={booking} />
      <Stay booking={booking} />
      <Guest booking={booking} />
      <Section title={messages.price}>
        <DetailPrices booking={booking} />
      </Section>
      <Cancellation booking={booking} />
      <Section title={messages.policy}>
        <BookingPolicy booking={booking} {...(booking.status === 'pending' && { day: today() })} />
        {booking.status !== 'cancelled' && bookedLines(booking).length > 0 && (
          <ExtrasRefund booking={booking} />
        )}
      </Section>
    </div>
  );
}
