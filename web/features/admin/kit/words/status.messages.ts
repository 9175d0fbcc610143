import { defineMessages } from '#i18n/messages.ts';

/** Labels of the statuses. */
export const statuses = defineMessages({
  confirmed: { id: 'admin.status.confirmed', defaultMessage: 'Confirmed' },
  pending: { id: 'admin.status.pending', defaultMessage: 'Pending' },
  cancelled: { id: 'admin.status.cancelled', defaultMessage: 'Cancelled' },
});

/** Read by screen readers before a badge, whose meaning is otherwise clear only from its column heading. */
export const statusLead = defineMessages({
  lead: { id: 'admin.status.lead', defaultMessage: 'Status:' },
});

/** Statuses inside a sentence: 'No {status} bookings found.'. */
export const statusWords = defineMessages({
  confirmed: { id: 'admin.statusWord.confirmed', defaultMessage: 'confirmed' },
  pending: { id: 'admin.statusWord.pending', defaultMessage: 'pending' },
  cancelled: { id: 'admin.statusWord.cancelled', defaultMessage: 'cancelled' },
});
