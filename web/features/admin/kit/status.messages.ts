import { defineMessages } from '../../../i18n/messages.ts';

/** Labels of the states. */
export const statuses = defineMessages({
  confirmed: { id: 'admin.status.confirmed', defaultMessage: 'Confirmed' },
  pending: { id: 'admin.status.pending', defaultMessage: 'Pending' },
  cancelled: { id: 'admin.status.cancelled', defaultMessage: 'Cancelled' },
});

/** The states inside a sentence: 'No {status} bookings found.'. */
export const statusWords = defineMessages({
  confirmed: { id: 'admin.statusWord.confirmed', defaultMessage: 'confirmed' },
  pending: { id: 'admin.statusWord.pending', defaultMessage: 'pending' },
  cancelled: { id: 'admin.statusWord.cancelled', defaultMessage: 'cancelled' },
});
