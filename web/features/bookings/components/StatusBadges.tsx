import { Text } from '#i18n/Text.tsx';
import { today } from '#i18n/dates/plain-date.ts';
import { Badge } from '#ui/Badge.tsx';
import { isCompleted, isUnpaid, progressOf, statusBadge } from '../bookingState.ts';
import { messages, statusLead } from '../BookingsPage.messages.ts';
import type { BookingFacts } from '../bookingState.ts';
import styles from './BookingCard.module.css';

/** Badges of a booking: its status, a pending operation or “Not paid”, and whether the stay is over. */
export function StatusBadges({ booking }: { booking: BookingFacts }) {
  const { tone, label, raw } = statusBadge(booking.statusText);
  const progress = progressOf(booking);
  return (
    <div className={styles.badges}>
      <Badge tone={tone} hasDot>
        <span>
          <span className="visually-hidden">
            <Text message={statusLead.lead} />{' '}
          </span>
          <bdi>{label ? <Text message={label} /> : raw}</bdi>
        </span>
      </Badge>
      {progress && (
        <Badge tone="info">
          <Text message={messages[progress]} />
        </Badge>
      )}
      {isUnpaid(booking) && (
        <Badge tone="warn">
          <Text message={messages.unpaid} />
        </Badge>
      )}
      {isCompleted(booking, today()) && (
        <Badge tone="info">
          <Text message={messages.completed} />
        </Badge>
      )}
    </div>
  );
}
