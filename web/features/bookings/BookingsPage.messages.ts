import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'bookings.title', defaultMessage: 'My Bookings' },
  back: { id: 'bookings.back', defaultMessage: 'Back' },
  loading: { id: 'bookings.loading', defaultMessage: 'Loading your bookings' },
  emptyTitle: { id: 'bookings.empty.title', defaultMessage: 'No bookings yet' },
  emptyLine: {
    id: 'bookings.empty.line',
    defaultMessage: 'When you book a stay, everything about it will be here.',
  },
  upcoming: { id: 'bookings.upcoming', defaultMessage: 'Upcoming' },
  past: { id: 'bookings.past', defaultMessage: 'Past' },
  cancelled: { id: 'bookings.cancelled', defaultMessage: 'Cancelled' },
  showMore: { id: 'bookings.showMore', defaultMessage: 'Show more' },
  moreShown: {
    id: 'bookings.moreShown',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} shown',
  },
  askSherry: { id: 'bookings.askSherry', defaultMessage: 'Ask {assistant}' },
  noImage: { id: 'bookings.noImage', defaultMessage: 'No Image' },
  dates: { id: 'bookings.dates', defaultMessage: 'Dates' },
  number: { id: 'bookings.number', defaultMessage: 'Booking {number}' },
  details: { id: 'bookings.details', defaultMessage: 'Details' },
  detailsOf: { id: 'bookings.detailsOf', defaultMessage: 'Details: {hotel}' },
  cancel: { id: 'bookings.cancel', defaultMessage: 'Cancel Booking' },
  cancelOf: { id: 'bookings.cancelOf', defaultMessage: 'Cancel Booking: {hotel}' },
  complete: { id: 'bookings.complete', defaultMessage: 'Complete booking' },
  addReview: { id: 'bookings.addReview', defaultMessage: 'Add review' },
  editReview: { id: 'bookings.editReview', defaultMessage: 'Edit review' },
  total: { id: 'bookings.total', defaultMessage: 'Total' },
  completed: { id: 'bookings.completed', defaultMessage: 'Completed' },
  confirming: { id: 'bookings.confirming', defaultMessage: 'Being confirmed' },
  unpaid: { id: 'bookings.unpaid', defaultMessage: 'Not paid' },
  cancelling: { id: 'bookings.cancelling', defaultMessage: 'Being cancelled' },
});

/** Read by screen readers before a status badge. */
export const statusLead = defineMessages({
  lead: { id: 'bookings.status.lead', defaultMessage: 'Status:' },
});

export const statuses = defineMessages({
  pending: { id: 'bookings.status.pending', defaultMessage: 'Pending' },
  confirmed: { id: 'bookings.status.confirmed', defaultMessage: 'Confirmed' },
  cancelled: { id: 'bookings.status.cancelled', defaultMessage: 'Cancelled' },
});
