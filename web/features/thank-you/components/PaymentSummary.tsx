import type { ReactNode } from 'react';
import { useId } from 'react';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { Text } from '#i18n/Text.tsx';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { ExtraLineText } from '#lib/booking/extras/ExtraLineText.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { Card } from '#ui/Card.tsx';
import { Actions } from './Actions.tsx';
import { messages } from '../ThankYouPage.messages.ts';
import type { ThankYouBooking } from '../ThankYouPage.tsx';
import styles from './PaymentSummary.module.css';
import { SherryShortcut } from './SherryShortcut.tsx';

/** Each extra with its name and price; one line without any. */
function Extras({ booking }: { booking: ThankYouBooking }) {
  const labels = useLabels();
  const lines = bookedLines(booking);
  const row = (key: string, name: ReactNode, value: ReactNode) => (
    <div key={key} className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  const price = (money: MoneyAmount) => <Price money={money} size="md" isEstimated />;
  if (lines.length === 0)
    return row(
      'none',
      <Text message={messages.extras} />,
      booking.extrasTotal.amountMinor === 0 ? (
        <Text message={messages.noExtras} />
      ) : (
        price(booking.extrasTotal)
      ),
    );
  return lines.map((line) =>
    row(
      `${line.kind} ${line.id}`,
      <ExtraLineText line={line} withKind insured={booking.party ? labels.travellers(booking) : undefined} />,
      price(line.price),
    ),
  );
}

/** The paid amount with its parts, the buttons for the next steps, and the assistant. */
export function PaymentSummary({ booking }: { booking: ThankYouBooking }) {
  const heading = useId();
  const { payment } = booking;
  return (
    <div className={styles.column}>
      <Card as="section" aria-labelledby={heading}>
        <h2 id={heading} className={`title ${styles.title}`}>
          <Text message={messages.payment} />
        </h2>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt>
              <Text message={messages.roomPrice} />
            </dt>
            <dd>
              <Price money={booking.totalPrice} size="md" isEstimated />
            </dd>
          </div>
          <Extras booking={booking} />
          <div className={styles.total}>
            <dt>
              <Text message={messages.total} />
            </dt>
            <dd className={styles.amount} data-testid="paid-total">
              <Price money={booking.totalToPay} size="display" />
              <EstimatedPrice money={booking.totalToPay} />
            </dd>
          </div>
        </dl>
        <p className={styles.small}>
          <TaxesAndFees fees={booking.propertyFees} isLine />
        </p>
        {payment && (
          <p className={styles.small}>
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
          <p key={`${index} ${fee.description}`} className={styles.small}>
            <Text
              message={messages.propertyFee}
              values={{ description: <bdi key="fee">{fee.description}</bdi> }}
            />{' '}
            <Price money={fee.amount} />
          </p>
        ))}
      </Card>
      <Actions booking={booking} />
      <SherryShortcut bookingId={booking.id} hotelId={booking.hotelId} />
    </div>
  );
}
