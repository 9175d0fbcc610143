import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  revenue: { id: 'admin.charts.revenue', defaultMessage: 'Revenue by check-in month' },
  kept: { id: 'admin.charts.kept', defaultMessage: 'paid, less refunds' },
  month: { id: 'admin.charts.month', defaultMessage: 'Month' },
  amount: { id: 'admin.charts.amount', defaultMessage: 'Revenue' },
  revenueSummary: {
    id: 'admin.charts.revenueSummary',
    defaultMessage: 'Bars of revenue from {from} to {to}; the highest month is {month} with {amount}.',
  },
  occupancy: { id: 'admin.charts.occupancy', defaultMessage: 'Rooms taken, next 30 nights' },
  night: { id: 'admin.charts.night', defaultMessage: 'Night of' },
  rooms: { id: 'admin.charts.rooms', defaultMessage: 'Rooms' },
  occupancySummary: {
    id: 'admin.charts.occupancySummary',
    defaultMessage:
      'Bars of rooms taken from {from} to {to}; the fullest night is {night} with {count, plural, one {# room} other {# rooms}}.',
  },
  status: { id: 'admin.charts.status', defaultMessage: 'Bookings by status' },
  state: { id: 'admin.charts.state', defaultMessage: 'Status' },
  bookings: { id: 'admin.charts.bookings', defaultMessage: 'Bookings' },
  share: { id: 'admin.charts.share', defaultMessage: 'Share' },
  statusSummary: { id: 'admin.charts.statusSummary', defaultMessage: 'Bars of bookings by status: {parts}.' },
  noPayments: { id: 'admin.charts.noPayments', defaultMessage: 'No payments to show' },
  empty: { id: 'admin.charts.empty', defaultMessage: 'No bookings yet' },
  asTable: { id: 'admin.charts.asTable', defaultMessage: 'Show as table' },
  asChart: { id: 'admin.charts.asChart', defaultMessage: 'Show as chart' },
});
