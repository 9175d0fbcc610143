import type { ReactNode } from 'react';
import { type ExtraLine, soldAs } from '#shared/extras/extra-lines.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { ExtraLineText } from '#lib/booking/extras/ExtraLineText.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { messages } from '../details.messages.ts';
import type { DetailedBooking } from './BookingDetailsDialog.tsx';
import styles from './BookingDetailsDialog.module.css';

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

/**
 * The prices of the extras. A car has its category below its name, an insurance who is insured; tickets are named by
 * their attraction.
 */
function Extras({ booking }: { booking: DetailedBooking }) {
  const labels = useLabels();
  const noteOf = (line: ExtraLine): ReactNode => {
    if (line.kind === 'INSURANCE') return booking.party && labels.travellers(booking);
    return line.kind === 'CAR' && <ExtraLineText line={line} />;
  };
  return bookedLines(booking).map((line) => (
    <Line
      key={`${line.kind} ${line.id}`}
      label={
        soldAs(line.kind) === 'TICKET' ? (
          <ExtraLineText line={line} />
        ) : (
          <Text message={kindNames[line.kind]} />
        )
      }
      note={noteOf(line)}
      money={line.price}
    />
  ));
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

/** The parts of the price and their total, the fees paid at the hotel, and the payment. */
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
        <TaxesAndFees fees={booking.propertyFees} isLine />
      </p>
      {booking.propertyFees.map((fee, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fee may be charged in two currencies
        <p key={`${index} ${fee.description}`} className={styles.quiet}>
          <Text
            message={messages.propertyFee}
            values={{ description: <bdi key="fee">{fee.description}</bdi> }}
          />{' '}
          <Price money={fee.amount} />
        </p>
      ))}
      <p className={styles.quiet}>
        <Payment booking={booking} />
      </p>
    </>
  );
}
