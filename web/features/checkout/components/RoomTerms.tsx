import { CircleCheck, Info } from 'lucide-react';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { isPartlyRefundable } from '#shared/cancellation/refund.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { Text } from '#i18n/Text.tsx';
import { BookingPolicy, KeptExtras, LaterFees } from '#lib/booking/BookingPolicy.tsx';
import { LegalRight } from '#lib/booking/LegalRight.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './RoomTerms.module.css';
import { messages } from './summary.messages.ts';

type Booking = CheckoutPage_BookingFragment;

/** Until when the booked room can be cancelled, and what it costs. */
export function RoomTerms({ booking }: { booking: Booking }) {
  const dates = useDates();
  const { isFree, freeUntil } = booking.cancellation;
  // Undefined means that the deadline is not known, null that it has passed.
  const { extrasRefundableUntil: until, extrasTotal } = booking;
  const price = extrasTotal.amountMinor > 0 ? extrasTotal : null;
  const keptExtras = until === null ? price : null;
  const extras = price && until ? { price, until } : null;
  if (isPartlyRefundable(booking.cancellation, booking.totalPrice)) {
    return (
      <div className={styles.note}>
        <Icon icon={Info} />
        <div>
          <BookingPolicy
            booking={{ ...booking, cancellationPolicy: '' }}
            day={today()}
            keptExtras={keptExtras}
            extras={extras}
            legalClassName={styles.small}
          />
        </div>
      </div>
    );
  }
  if (!isFree) {
    return (
      <div className={styles.note}>
        <Icon icon={Info} />
        <div>
          <p>
            <Text message={messages.nonRefundable} />
          </p>
          {keptExtras && <KeptExtras extras={keptExtras} />}
          <LegalRight booking={booking} className={styles.small} />
        </div>
      </div>
    );
  }
  return (
    <>
      <p className={`${styles.note} ${styles.free}`}>
        <Icon icon={CircleCheck} />
        <span>
          {freeUntil ? (
            <Text
              message={messages.freeUntil}
              values={{ when: <bdi key="when">{dates.wallClock(freeUntil)}</bdi> }}
            />
          ) : (
            <Text message={messages.free} />
          )}
        </span>
      </p>
      <LaterFees booking={booking} day={today()} extras={extras} className={styles.small} />
      <LegalRight booking={booking} className={styles.small} />
      {keptExtras && (
        <div className={styles.note}>
          <Icon icon={Info} />
          <KeptExtras extras={keptExtras} />
        </div>
      )}
    </>
  );
}
