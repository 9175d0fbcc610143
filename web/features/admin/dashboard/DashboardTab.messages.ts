import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'admin.dashboard.title', defaultMessage: 'Dashboard' },
  loading: { id: 'admin.dashboard.loading', defaultMessage: 'Loading the dashboard' },
  totalHotels: { id: 'admin.dashboard.totalHotels', defaultMessage: 'Total Hotels' },
  totalBookings: { id: 'admin.dashboard.totalBookings', defaultMessage: 'Total Bookings' },
  totalReviews: { id: 'admin.dashboard.totalReviews', defaultMessage: 'Total Reviews' },
  totalRevenue: { id: 'admin.dashboard.totalRevenue', defaultMessage: 'Total Revenue' },
  trend: { id: 'admin.dashboard.trend', defaultMessage: '{figure}, six months: {values}' },
  counted: {
    id: 'admin.dashboard.counted',
    defaultMessage: 'room prices, also of unpaid and cancelled bookings',
  },
  confirmed: { id: 'admin.dashboard.confirmed', defaultMessage: 'of which confirmed' },
  extras: { id: 'admin.dashboard.extras', defaultMessage: 'extras' },
  kept: { id: 'admin.dashboard.kept', defaultMessage: 'kept: paid, less refunds' },
  sampled: {
    id: 'admin.dashboard.sampled',
    defaultMessage: '{count, plural, one {latest booking} other {latest # bookings}}',
  },
  recent: { id: 'admin.dashboard.recent', defaultMessage: 'Recent Bookings' },
  noRecent: { id: 'admin.dashboard.noRecent', defaultMessage: 'No recent bookings' },
  hotel: { id: 'admin.dashboard.hotel', defaultMessage: 'Hotel' },
  guest: { id: 'admin.dashboard.guest', defaultMessage: 'Guest' },
  guests: { id: 'admin.dashboard.guests', defaultMessage: 'Guests' },
  dates: { id: 'admin.dashboard.dates', defaultMessage: 'Dates' },
  totalPrice: { id: 'admin.dashboard.totalPrice', defaultMessage: 'Total price' },
  plusExtras: { id: 'admin.dashboard.plusExtras', defaultMessage: '+ extras {amount}' },
  status: { id: 'admin.dashboard.status', defaultMessage: 'Status' },
  noGuest: { id: 'admin.dashboard.noGuest', defaultMessage: 'Not given yet' },
});
