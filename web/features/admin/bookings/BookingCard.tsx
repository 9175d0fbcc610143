import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BookingStatus, BookingsTab_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import type { Message } from '#i18n/messages.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { useComma } from '#i18n/useComma.ts';
import { LatinLine } from '#i18n/content/LatinLine.tsx';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Card } from '#ui/Card.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { Select } from '#ui/Select.tsx';
import { AdminMoney } from '../kit/money/AdminMoney.tsx';
import { bookingNumber } from '#shared/text/booking-number.ts';
import kit from '../kit/list/rows.module.css';
import { statuses } from '../kit/words/status.messages.ts';
import { StatusBadge } from '../kit/words/StatusBadge.tsx';
import { useDay } from '../kit/useDay.ts';
import { useOptions } from '../kit/list/useOptions.ts';
import { BookedPlace } from '#lib/hotel/HotelPlace.tsx';
import styles from './BookingCard.module.css';
import { BookingNotices } from './BookingNotices.tsx';
import { messages } from './BookingsTab.messages.ts';

const statusIds: readonly BookingStatus[] = ['confirmed', 'pending', 'cancelled'];
const isStatus = (id: string): id is BookingStatus => statusIds.some((status) => status === id);

interface BookingCardProps {
  booking: BookingsTab_BookingFragment;
  /** Called when another status was chosen; nothing is saved yet. */
  onStatus: (status: BookingStatus) => void;
  /** URL of the booking's own page; omitted on that page. */
  path?: string;
  /** Content below the facts: the booking's details, or the row that opens them. */
  children: ReactNode;
}

/** A booking as administrators see it. */
export function BookingCard({ booking, onStatus, path, children }: BookingCardProps) {
  const intl = useIntl();
  const options = useOptions(statusIds, statuses);
  const number = bookingNumber(booking.id);
  const standsAlone = path === undefined;
  const numbered = <Text message={messages.number} values={{ number: <bdi dir="ltr">{number}</bdi> }} />;
  return (
    <Card as={standsAlone ? 'div' : 'li'} className={kit.card}>
      <div className={kit.top}>
        <div>
          <h3 className={kit.name}>
            <BookedHotelName booking={booking} />
          </h3>
          <p className={kit.note}>
            {standsAlone ? numbered : <TextLink to={path}>{numbered}</TextLink>}
            {booking.hotelLocation && (
              <>
                {' · '}
                <BookedPlace booking={booking} />
              </>
            )}
          </p>
        </div>
        <div className={styles.status}>
          <StatusBadge booking={booking} />
          <Select
            label={intl.formatMessage(messages.statusOf, { number })}
            isLabelHidden
            className={styles.choice}
            value={booking.status}
            placeholder={booking.statusText.trim() || '—'}
            options={options}
            onChange={(chosen) => {
              if (chosen !== booking.status && isStatus(chosen)) onStatus(chosen);
            }}
          />
        </div>
      </div>
      <BookingNotices booking={booking} />
      <Facts booking={booking} />
      {children}
    </Card>
  );
}

function Facts({ booking }: { booking: BookingsTab_BookingFragment }) {
  const dates = useDates();
  const day = useDay();
  const labels = useLabels();
  const comma = useComma();
  const { guest } = booking;
  const email = guest.email ?? booking.createdBy;
  return (
    <dl className={styles.facts}>
      <Fact label={messages.guest}>
        {guest.name ? <bdi>{guest.name}</bdi> : <Text message={messages.noGuest} />}
        {email && <LatinLine className={styles.email}>{email}</LatinLine>}
      </Fact>
      <Fact label={messages.dates}>
        <bdi>{dates.range(booking.checkIn, booking.checkOut)}</bdi>
      </Fact>
      <Fact label={messages.stay}>
        {[labels.count('guests', booking.guests), labels.count('nights', booking.nights)].join(comma)}
      </Fact>
      {booking.roomNames.length > 0 && (
        <Fact label={messages.rooms}>
          <RoomNames rooms={booking} />
        </Fact>
      )}
      <Fact label={booking.bookedAt === null ? messages.started : messages.booked}>
        <bdi>{day(booking.bookedAt ?? booking.createdAt)}</bdi>
      </Fact>
      <Fact label={messages.total}>
        <AdminMoney money={booking.totalPrice} layout="stack" isStrong />
      </Fact>
      {booking.extrasTotal.amountMinor > 0 && (
        <Fact label={messages.extras}>
          <AdminMoney money={booking.extrasTotal} layout="stack" />
        </Fact>
      )}
      {booking.extrasTotal.amountMinor > 0 && (
        <Fact label={messages.withExtras}>
          <AdminMoney money={booking.totalToPay} layout="stack" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: Message; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Text message={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
