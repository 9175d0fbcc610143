import { useIntl } from 'react-intl';
import type { Dashboard_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { LatinLine } from '#i18n/content/LatinLine.tsx';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Card } from '#ui/Card.tsx';
import { type DataColumn, DataTable } from '#ui/DataTable.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { AdminMoney } from '../kit/money/AdminMoney.tsx';
import { bookingPath } from '../kit/url/bookingUrl.ts';
import { StatusBadge } from '../kit/words/StatusBadge.tsx';
import styles from './DashboardTab.module.css';
import { messages } from './DashboardTab.messages.ts';

/** The five latest bookings. */
export function RecentBookings({ bookings }: { bookings: readonly Dashboard_BookingFragment[] }) {
  const intl = useIntl();
  const columns = useColumns();
  return (
    <Card as="section" className={styles.panel} aria-labelledby="recent-bookings">
      <h3 id="recent-bookings">
        <Text message={messages.recent} />
      </h3>
      {bookings.length === 0 ? (
        <p>
          <Text message={messages.noRecent} />
        </p>
      ) : (
        <DataTable
          label={intl.formatMessage(messages.recent)}
          columns={columns}
          rows={bookings}
          rowKey={(booking) => booking.id}
          hasRowHeaders
          renderStacked={(booking) => <StackedBooking booking={booking} />}
        />
      )}
    </Card>
  );
}

const useColumns = (): readonly DataColumn<Dashboard_BookingFragment>[] => {
  const intl = useIntl();
  const dates = useDates();
  const labels = useLabels();
  return [
    {
      id: 'hotel',
      label: intl.formatMessage(messages.hotel),
      renderCell: (booking) => <HotelLink booking={booking} />,
    },
    {
      id: 'guest',
      label: intl.formatMessage(messages.guest),
      renderCell: (booking) => <GuestName booking={booking} />,
    },
    {
      id: 'guests',
      label: intl.formatMessage(messages.guests),
      renderCell: (booking) => labels.count('guests', booking.guests),
    },
    {
      id: 'dates',
      label: intl.formatMessage(messages.dates),
      renderCell: (booking) => <bdi>{dates.range(booking.checkIn, booking.checkOut)}</bdi>,
    },
    {
      id: 'price',
      label: intl.formatMessage(messages.totalPrice),
      align: 'end',
      renderCell: (booking) => <TotalPrice booking={booking} />,
    },
    {
      id: 'status',
      label: intl.formatMessage(messages.status),
      align: 'end',
      renderCell: (booking) => <StatusBadge booking={booking} />,
    },
  ];
};

function StackedBooking({ booking }: { booking: Dashboard_BookingFragment }) {
  const dates = useDates();
  const labels = useLabels();
  return (
    <div className={styles.stacked}>
      <p className={styles.hotel}>
        <HotelLink booking={booking} />
      </p>
      <StatusBadge booking={booking} />
      <GuestName booking={booking} />
      <TotalPrice booking={booking} />
      <bdi>{dates.range(booking.checkIn, booking.checkOut)}</bdi>
      <span>{labels.count('guests', booking.guests)}</span>
    </div>
  );
}

/** The hotel's name, which opens the booking. */
function HotelLink({ booking }: { booking: Dashboard_BookingFragment }) {
  return (
    <TextLink to={bookingPath(booking.id)}>
      <BookedHotelName booking={booking} />
    </TextLink>
  );
}

/**
 * The lead guest; without a name the email address of the guest or the account, without any of them a text that says
 * so.
 */
function GuestName({ booking }: { booking: Dashboard_BookingFragment }) {
  const { name } = booking.guest;
  const email = booking.guest.email ?? booking.createdBy;
  return (
    <span className={styles.guest}>
      {name ? (
        <bdi>{name}</bdi>
      ) : email ? (
        <LatinLine>{email}</LatinLine>
      ) : (
        <Text message={messages.noGuest} />
      )}
    </span>
  );
}

/** The price of the hotel, followed by that of the extras. */
function TotalPrice({ booking }: { booking: Dashboard_BookingFragment }) {
  return (
    <span>
      <AdminMoney money={booking.totalPrice} isStrong />
      {booking.extrasTotal.amountMinor > 0 && (
        <span className={styles.extras}>
          <Text
            message={messages.plusExtras}
            values={{ amount: <AdminMoney money={booking.extrasTotal} /> }}
          />
        </span>
      )}
    </span>
  );
}
