import { Link } from 'react-router-dom';
import type { ReceiptPageQuery } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { LatinLine } from '#i18n/content/LatinLine.tsx';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { fullName } from '#lib/booking/names/fullName.ts';
import { GuestNames } from '#lib/booking/names/GuestNames.tsx';
import { BookingPolicy } from '#lib/booking/BookingPolicy.tsx';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { cancellationPolicyPath } from '#lib/page/paths.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { HotelAddress } from '#lib/location/HotelAddress.tsx';
import { SurroundingsLine } from '#lib/location/HotelSurroundings.tsx';
import { messages } from '../ReceiptPage.messages.ts';
import { Items } from './Items.tsx';
import { BookedPlace } from '#lib/hotel/HotelPlace.tsx';
import styles from './Sheet.module.css';

export type ReceiptData = ReceiptPageQuery['bookingReceipt'];

function Head({ receipt }: { receipt: ReceiptData }) {
  const dates = useDates();
  const { brand } = useLocale();
  return (
    <header className={styles.head}>
      <p className={styles.brand}>
        <img src="/art/logo.svg" alt="" width={32} height={32} />
        <span>{brand.name}</span>
      </p>
      <div className={styles.number}>
        <h1 className="title">
          <Text message={receipt.booking.status === 'cancelled' ? messages.titleCancelled : messages.title} />
        </h1>
        <p>
          <Text
            message={messages.number}
            values={{
              number: (
                <bdi key="number" dir="ltr">
                  <strong>{receipt.number}</strong>
                </bdi>
              ),
            }}
          />
        </p>
        {receipt.paidAt && (
          <p>
            <Text
              message={messages.paidOn}
              values={{ when: <bdi key="when">{dates.moment(receipt.paidAt)}</bdi> }}
            />
          </p>
        )}
      </div>
    </header>
  );
}

/** An email address or phone; a missing one is left out: “Not provided” alone would not say what is missing. */
function Contact({ value }: { value: string | null | undefined }) {
  return (
    value && (
      <p>
        <LatinLine>{value}</LatinLine>
      </p>
    )
  );
}

function Parties({ booking }: { booking: ReceiptData['booking'] }) {
  const dates = useDates();
  const labels = useLabels();
  const others = booking.otherGuests.map(fullName).filter(Boolean);
  return (
    <div className={styles.parties}>
      <section>
        <h2>
          <Text message={messages.guest} />
        </h2>
        <p>
          <strong>
            {booking.guest.name ? <bdi>{booking.guest.name}</bdi> : <Text message={messages.notProvided} />}
          </strong>
        </p>
        <Contact value={booking.guest.email} />
        <Contact value={booking.guest.phone} />
        {others.length > 0 && (
          <div className={styles.below}>
            <h3>
              <Text message={messages.otherGuests} />
            </h3>
            <p>
              <GuestNames names={others} />
            </p>
          </div>
        )}
        {booking.guest.specialRequests && (
          <div className={`${styles.below} ${styles.requests}`}>
            <h3>
              <Text message={messages.requests} />
            </h3>
            <p>
              <bdi>{booking.guest.specialRequests}</bdi>
            </p>
          </div>
        )}
      </section>
      <section>
        <h2>
          <Text message={messages.hotel} />
        </h2>
        <p>
          <strong>
            <BookedHotelName booking={booking} />
          </strong>
        </p>
        <p>
          <BookedPlace booking={booking} isCityOnly={Boolean(booking.hotel?.address.trim())} />
        </p>
        {booking.hotel && <HotelAddress hotel={booking.hotel} name={booking.hotelName} />}
        {booking.hotel?.surroundings && (
          <div className={styles.surroundings}>
            <SurroundingsLine around={booking.hotel.surroundings} />
          </div>
        )}
        <p>
          <Text
            message={messages.stay}
            values={{
              dates: <bdi key="dates">{dates.range(booking.checkIn, booking.checkOut)}</bdi>,
              nights: labels.count('nights', booking.nights),
            }}
          />
        </p>
        <p>{labels.peopleWithAges(booking)}</p>
      </section>
    </div>
  );
}

function Notes({ booking }: { booking: ReceiptData['booking'] }) {
  const { payment, cancellationOutcome: outcome } = booking;
  return (
    <div className={styles.notes}>
      {outcome && (
        <p>
          <strong>
            <Text
              message={messages.cancelled}
              values={{
                fee: <Price key="fee" money={outcome.fee} withMinor />,
                refund: <Price key="refund" money={outcome.refund} withMinor />,
              }}
            />
          </strong>
        </p>
      )}
      {outcome && outcome.extrasFee.amountMinor > 0 && (
        <p>
          <Text
            message={messages.feeParts}
            values={{
              hotel: <Price key="hotel" money={outcome.hotelFee} withMinor />,
              extras: <Price key="extras" money={outcome.extrasFee} withMinor />,
            }}
          />
        </p>
      )}
      {payment && (
        <p>
          <Text
            message={messages.paidWith}
            values={{
              card: (
                <bdi key="card" dir="ltr">
                  {payment.brand} •••• {payment.lastFour}
                </bdi>
              ),
            }}
          />
        </p>
      )}
      {booking.propertyFees.map((fee, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fee may be charged in two currencies
        <p key={`${index} ${fee.description}`}>
          <Text
            message={messages.propertyFee}
            values={{ description: <bdi key="fee">{fee.description}</bdi> }}
          />{' '}
          <Price money={fee.amount} />
        </p>
      ))}
      <p>
        <Text message={messages.shekels} />
      </p>
    </div>
  );
}

/** One sheet of A4, shown on the screen as it will be printed. */
export function ReceiptDocument({ receipt }: { receipt: ReceiptData }) {
  const { booking } = receipt;
  return (
    <article className={styles.sheet}>
      <Head receipt={receipt} />
      <Parties booking={booking} />
      <Items receipt={receipt} />
      <section className={styles.policy}>
        <h2>
          <Text message={messages.policy} />
        </h2>
        <BookingPolicy booking={booking} />
        {booking.status !== 'cancelled' && receipt.lines.some(({ kind }) => kind !== 'HOTEL') && (
          <ExtrasRefund booking={booking} />
        )}
        <Link to={cancellationPolicyPath} className={styles.whole}>
          <Text message={messages.wholePolicy} />
        </Link>
      </section>
      <Notes booking={booking} />
    </article>
  );
}
