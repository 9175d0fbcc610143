import type { ReactNode } from 'react';
import { EstimatedPrice, Price } from '#i18n/Price.tsx';
import type { MoneyAmount } from '#i18n/money.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/useDates.ts';
import { useExtraName } from '#lib/booking/useExtraName.ts';
import { TaxesAndFees } from '#lib/hotel/TaxesAndFees.tsx';
import { messages } from '../details.messages.ts';
import type { DetailedBooking } from './BookingDetails.tsx';
import styles from './BookingDetails.module.css';

function Line({ label, note, money }: { label: ReactNode; note?: ReactNode; money: MoneyAmount }) {
  return (
    <div className={styles.row}>
      <dt>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className="num">
        <Price money={money} isEstimated />
      </dd>
    </div>
  );
}

function Extras({ booking }: { booking: DetailedBooking }) {
  const name = useExtraName();
  const { carRental: car, insurance, attractions } = booking;
  return (
    <>
      {car && (
        <Line
          label={<Text message={messages.car} />}
          note={[
            <Text
              key="car"
              message={messages.carLine}
              values={{ car: name(car.car_type), days: car.days }}
            />,
            ...car.addons.map((addon) => `, ${name(addon)}`),
          ]}
          money={car.price}
        />
      )}
      {insurance && <Line label={<Text message={messages.insurance} />} money={insurance.price} />}
      {attractions.map((attraction) => (
        <Line
          key={attraction.id}
          label={
            <Text
              message={messages.tickets}
              values={{
                name: <bdi key="name">{name(attraction.id, attraction.name)}</bdi>,
                count: attraction.quantity,
              }}
            />
          }
          money={{
            ...attraction.price,
            amountMinor: attraction.price.amountMinor * attraction.quantity,
          }}
        />
      ))}
    </>
  );
}

function Payment({ booking }: { booking: DetailedBooking }) {
  const dates = useDates();
  const { payment } = booking;
  if (!payment) return <Text message={messages.unpaid} />;
  return (
    <Text
      message={messages.paid}
      values={{
        card: (
          <bdi key="card" dir="ltr">
            {payment.brand} •••• {payment.lastFour}
          </bdi>
        ),
        when: <bdi key="when">{dates.moment(payment.paidAt)}</bdi>,
      }}
    />
  );
}

/** The total with its parts, what is paid at the desk, and the payment. */
export function DetailPrices({ booking }: { booking: DetailedBooking }) {
  return (
    <>
      <dl className={styles.rows}>
        <Line label={<Text message={messages.roomPrice} />} money={booking.totalPrice} />
        <Extras booking={booking} />
        <div className={`${styles.row} ${styles.total}`}>
          <dt>
            <Text message={messages.total} />
          </dt>
          <dd className={styles.amount} data-testid="details-total">
            <Price money={booking.totalToPay} size="lg" />
            <EstimatedPrice money={booking.totalToPay} />
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        <TaxesAndFees fees={booking.deskFees} isLine />
      </p>
      {booking.deskFees.map((fee, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two rooms may have the same fee
        <p key={`${index} ${fee.description}`} className={styles.quiet}>
          <Text message={messages.deskFee} values={{ description: <bdi key="fee">{fee.description}</bdi> }} />{' '}
          <Price money={fee.amount} />
        </p>
      ))}
      <p className={styles.quiet}>
        <Payment booking={booking} />
      </p>
    </>
  );
}
