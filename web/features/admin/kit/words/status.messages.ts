import { defineMessages } from '#i18n/messages.ts';

/** Labels of the states. */
export const statuses = defineMessages({
  confirmed: { id: 'admin.status.confirmed', defaultMessage: 'Confirmed' },
  pending: { id: 'admin.status.pending', defaultMessage: 'Pending' },
  cancelled: { id: 'admin.status.cancelled', defaultMessage: 'Cancelled' },
});

/** What a reader of badges hears before one, which for the eye stands in its column. */
export const statusLead = defineMessages({
  lead: { id: 'admin.status.lead', defaultMessage: 'Status:' },
});

/** The states inside a sentence: 'No {status} bookings found.'. */
export const statusWords = defineMessages({
  confirmed: { id: 'admin.statusWord.confirmed', defaultMessage: 'confirmed' },
  pending: { id: 'admin.statusWord.pending', defaultMessage: 'pending' },
  cancelled: { id: 'admin.statusWord.cancelled', defaultMessage: 'cancelled' },
});
