import type { BookingStatus } from '../../../generated/graphql.ts';
import { Text } from '../../../i18n/Text.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { statuses } from './status.messages.ts';

const tones: Readonly<Record<BookingStatus, BadgeTone>> = {
  confirmed: 'ok',
  pending: 'warn',
  cancelled: 'danger',
};

/** State of a booking: a dot and a word. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  return (
    <Badge tone={tones[status]} hasDot>
      <Text message={statuses[status]} />
    </Badge>
  );
}
