import { CircleCheck } from 'lucide-react';
import { Text } from '#i18n/Text.tsx';
import { TextWithHebrew } from '#i18n/content/TextWithHebrew.tsx';
import { Badge } from '#ui/Badge.tsx';
import { bookingNumber } from '#shared/text/booking-number.ts';
import type { ThankYouBooking } from '../ThankYouPage.tsx';
import { messages } from '../ThankYouPage.messages.ts';
import styles from './Confirmation.module.css';

/** The thanks, the confirmation number, and a picture of the assistant. */
export function Confirmation({ booking }: { booking: ThankYouBooking }) {
  return (
    <header className={styles.confirmation}>
      <div className={styles.words}>
        <Badge tone="ok" icon={CircleCheck}>
          <Text message={messages.confirmed} />
        </Badge>
        <h1 className={`display ${styles.heading}`}>
          <TextWithHebrew message={messages.message} />
        </h1>
        <p className={styles.lead}>
          <Text message={messages.lead} />
        </p>
        <p className={styles.stub}>
          <span>
            <Text message={messages.number} />
          </span>
          <bdi dir="ltr" className={styles.number} data-testid="confirmation-number">
            {bookingNumber(booking.id)}
          </bdi>
        </p>
      </div>
      <div className={styles.arch}>
        <img src="/art/sherry-wave.svg" alt="" width={190} height={220} className="flip" />
      </div>
    </header>
  );
}
