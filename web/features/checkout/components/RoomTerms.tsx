import { CircleCheck, Info } from 'lucide-react';
import { useState } from 'react';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { remoteSaleFee } from '#shared/cancellation/cancellation-fee.ts';
import { isPartlyRefundable } from '#shared/cancellation/refund.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { BookingPolicy, KeptExtras, LaterFees } from '#lib/booking/BookingPolicy.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './RoomTerms.module.css';
import { messages } from './summary.messages.ts';

type Booking = CheckoutPage_BookingFragment;

/**
 * The legal right to cancel, which also applies to a non-refundable room. Renders nothing when check-in is too near for
 * it, or when the rate has fees and none of them is higher.
 */
function LegalRight({ booking }: { booking: Booking }) {
  const { amountMinor: totalMinor, currency } = booking.totalPrice;
  const [israelToday] = useState(() => todayInIsrael(new Date()));
  const amountMinor = remoteSaleFee(
    { checkIn: booking.checkIn, totalMinor },
    { today: israelToday, isRestDay },
  );
  const { steps } = booking.cancellation;
  if (amountMinor === null) return null;
  const isNeverLower = steps.length > 0 && steps.every(({ fee }) => fee.amountMinor <= amountMinor);
  if (isNeverLower) return null;
  return (
    <p className={styles.small}>
      <Text
        message={messages.legalRight}
        values={{ fee: <Price key="fee" money={{ amountMinor, currency }} /> }}
      />
    </p>
  );
}

/** Until when the booked room can be cancelled, and what it costs. */
export function RoomTerms({ booking }: { booking: Booking }) {
  const dates = useDates();
  const { isFree, freeUntil } = booking.cancellation;
  // Undefined means that the deadline is not known, null that it has passed.
  const isTooLate = booking.extrasRefundableUntil === null && booking.extrasTotal.amountMinor > 0;
  const keptExtras = isTooLate ? booking.extrasTotal : null;
  if (isPartlyRefundable(booking.cancellation, booking.totalPrice)) {
    return (
      <div className={styles.note}>
        <Icon icon={Info} />
        <div>
          <BookingPolicy
            booking={{ ...booking, cancellationPolicy: '' }}
            day={today()}
            keptExtras={keptExtras}
          />
          <LegalRight booking={booking} />
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
          <LegalRight booking={booking} />
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
      <LaterFees booking={booking} day={today()} className={styles.small} />
      {keptExtras && (
        <div className={styles.note}>
          <Icon icon={Info} />
          <KeptExtras extras={keptExtras} />
        </div>
      )}
    </>
  );
}
