import type { BookingStatus } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { statuses, statusLead } from './status.messages.ts';

const tones: Readonly<Record<BookingStatus, BadgeTone>> = {
  confirmed: 'ok',
  pending: 'warn',
  cancelled: 'danger',
};

interface StatusBadgeProps {
  booking: { readonly status: BookingStatus | null; readonly statusText: string };
}

/** Status of a booking in a sentence or a badge; an unknown one is shown as it is stored. */
export function StatusWord({ booking: { status, statusText } }: StatusBadgeProps) {
  return status === null ? <bdi>{statusText.trim() || '—'}</bdi> : <Text message={statuses[status]} />;
}

/** Status of a booking: a dot and a word. */
export function StatusBadge({ booking }: StatusBadgeProps) {
  return (
    <Badge tone={booking.status === null ? 'neutral' : tones[booking.status]} hasDot>
      <span>
        <span className="visually-hidden">
          <Text message={statusLead.lead} />{' '}
        </span>
        <StatusWord booking={booking} />
      </span>
    </Badge>
  );
}
