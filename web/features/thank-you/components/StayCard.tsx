import { MapPin, Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { LatinLine } from '#i18n/content/LatinLine.tsx';
import { BookingPolicy } from '#lib/booking/BookingPolicy.tsx';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { fullName } from '#lib/booking/names/fullName.ts';
import { GuestNames } from '#lib/booking/names/GuestNames.tsx';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { RoomBedLines } from '#lib/beds/RoomBedLines.tsx';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { hotelHour } from '#shared/hotel/hotel-hour.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { BookedLocation } from '#lib/location/BookedLocation.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Stars } from '#ui/Stars.tsx';
import { messages } from '../ThankYouPage.messages.ts';
import type { ThankYouBooking } from '../ThankYouPage.tsx';
import { BookedPlace } from '#lib/hotel/HotelPlace.tsx';
import styles from './StayCard.module.css';

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An email address or phone, from left to right in every language; “Not provided” when it is missing. */
function Contact({ value }: { value: string | null | undefined }) {
  if (!value) return <Text message={messages.notProvided} />;
  return <LatinLine>{value}</LatinLine>;
}

/** The hour of check-in or check-out, if the hotel states one. */
function Hour({ message, time }: { message: Message; time: string | null | undefined }) {
  if (!time) return null;
  return (
    <dd className={styles.hour}>
      <Text message={message} values={{ time: <bdi key="time">{hotelHour(time)}</bdi> }} />
    </dd>
  );
}

function Dates({ booking }: { booking: ThankYouBooking }) {
  const dates = useDates();
  const labels = useLabels();
  return (
    <div className={styles.dates}>
      <dl>
        <dt>
          <Text message={messages.checkIn} />
        </dt>
        <dd>{dates.date(booking.checkIn, 'long')}</dd>
        <Hour message={messages.fromHour} time={booking.hotel?.checkInTime} />
      </dl>
      <Badge tone="info" icon={Moon}>
        {labels.count('nights', booking.nights)}
      </Badge>
      <dl>
        <dt>
          <Text message={messages.checkOut} />
        </dt>
        <dd>{dates.date(booking.checkOut, 'long')}</dd>
        <Hour message={messages.untilHour} time={booking.hotel?.checkOutTime} />
      </dl>
    </div>
  );
}

/** What cancelling costs, for the room and for the extras. */
function Policy({ booking }: { booking: ThankYouBooking }) {
  const heading = useId();
  return (
    <section className={styles.policy} aria-labelledby={heading}>
      <h3 id={heading}>
        <Text message={messages.policy} />
      </h3>
      <BookingPolicy booking={booking} />
      {bookedLines(booking).length > 0 && <ExtrasRefund booking={booking} />}
    </section>
  );
}

/** Guests, room and contact of the booking. */
function Rows({ booking }: { booking: ThankYouBooking }) {
  const labels = useLabels();
  const comma = useComma();
  const others = booking.otherGuests.map(fullName).filter(Boolean);
  return (
    <dl className={styles.rows}>
      <Row label={<Text message={messages.guests} />}>
        <Text
          message={messages.guestsLine}
          values={{ people: labels.peopleWithAges(booking), nights: labels.count('nights', booking.nights) }}
        />
      </Row>
      {others.length > 0 && (
        <Row label={<Text message={messages.otherGuests} />}>
          <GuestNames names={others} />
        </Row>
      )}
      <Row label={<Text message={messages.room} />}>
        <RoomNames rooms={booking} />
        {comma}
        {labels.meal(booking.mealPlan)}
        <div className={styles.beds}>
          <RoomBedLines names={booking.roomNames} />
        </div>
      </Row>
      <Row label={<Text message={messages.email} />}>
        <Contact value={booking.guest.email} />
      </Row>
      <Row label={<Text message={messages.phone} />}>
        <Contact value={booking.guest.phone} />
      </Row>
      {booking.guest.specialRequests && (
        <Row label={<Text message={messages.requests} />}>
          <bdi className={styles.requests}>{booking.guest.specialRequests}</bdi>
        </Row>
      )}
    </dl>
  );
}

/** Hotel, dates, guests and contact of the booking, and what cancelling costs. */
export function StayCard({ booking }: { booking: ThankYouBooking }) {
  const intl = useIntl();
  const heading = useId();
  const stars = booking.hotel?.stars;
  return (
    <Card as="section" padding="none" className={styles.card ?? ''} aria-labelledby={heading}>
      <Picture
        src={pictureSrc(booking.hotel?.images[0]?.url ?? null, 640)}
        alt=""
        ratio="16 / 5"
        emptyLabel={intl.formatMessage(messages.noImage)}
        isEager
      />
      <div className={styles.body}>
        {stars && <Stars value={stars} label={intl.formatMessage(messages.stars, { count: stars })} />}
        <h2 id={heading} className="title">
          <BookedHotelName booking={booking} />
        </h2>
        <p className={styles.place}>
          <Icon icon={MapPin} size={16} />
          <BookedPlace booking={booking} isCityOnly={Boolean(booking.hotel?.address.trim())} />
        </p>
        <Dates booking={booking} />
        <Rows booking={booking} />
        {booking.hotel && <BookedLocation hotel={booking.hotel} name={booking.hotelName} />}
        <Policy booking={booking} />
      </div>
    </Card>
  );
}
