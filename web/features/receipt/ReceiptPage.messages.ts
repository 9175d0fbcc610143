import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'receipt.title', defaultMessage: 'Receipt' },
  titleCancelled: { id: 'receipt.titleCancelled', defaultMessage: 'Receipt of a cancelled booking' },
  loading: { id: 'receipt.loading', defaultMessage: 'Loading the receipt' },
  missing: { id: 'receipt.missing', defaultMessage: 'Receipt not found' },
  missingLine: {
    id: 'receipt.missingLine',
    defaultMessage: 'We couldn’t find a paid booking for this link.',
  },
  unpaidLine: {
    id: 'receipt.unpaidLine',
    defaultMessage: 'This booking was not paid, so there is no receipt for it.',
  },
  toBookings: { id: 'receipt.toBookings', defaultMessage: 'My Bookings' },
  print: { id: 'receipt.print', defaultMessage: 'Print or save as PDF' },
  number: { id: 'receipt.number', defaultMessage: 'Confirmation number {number}' },
  paidOn: { id: 'receipt.paidOn', defaultMessage: 'Paid on {when}' },
  guest: { id: 'receipt.guest', defaultMessage: 'Guest' },
  otherGuests: { id: 'receipt.otherGuests', defaultMessage: 'Other guests' },
  hotel: { id: 'receipt.hotel', defaultMessage: 'Hotel' },
  requests: { id: 'receipt.requests', defaultMessage: 'Special requests' },
  notProvided: { id: 'receipt.notProvided', defaultMessage: 'Not provided' },
  stay: { id: 'receipt.stay', defaultMessage: '{dates}, {nights}' },
  item: { id: 'receipt.item', defaultMessage: 'Item' },
  amount: { id: 'receipt.amount', defaultMessage: 'Amount' },
  total: { id: 'receipt.total', defaultMessage: 'Total' },
  paidWith: { id: 'receipt.paidWith', defaultMessage: 'Paid with {card}.' },
  propertyFee: {
    id: 'receipt.propertyFee',
    defaultMessage: 'Paid at the hotel, not included: {description}',
  },
  wholePolicy: { id: 'receipt.wholePolicy', defaultMessage: 'The whole cancellation policy' },
  policy: { id: 'receipt.policy', defaultMessage: 'Cancellation policy.' },
  shekels: { id: 'receipt.shekels', defaultMessage: 'All amounts paid to us are in shekels.' },
  cancelled: {
    id: 'receipt.cancelled',
    defaultMessage: 'This booking was cancelled. Fee: {fee}. Refund: {refund}.',
  },
  feeParts: {
    id: 'receipt.feeParts',
    defaultMessage:
      'The fee is {hotel} for the hotel and {extras} for the extras, which were no longer refunded.',
  },
});

/** Labels of the lines; for extras, by how they are sold. */
export const lines = defineMessages({
  HOTEL: { id: 'receipt.line.hotel', defaultMessage: 'Room price: {label}, {nights}' },
  CAR: {
    id: 'receipt.line.car',
    defaultMessage: 'Car Rental: {label}, {quantity, plural, one {# day} other {# days}}',
  },
  INSURANCE: {
    id: 'receipt.line.insurance',
    defaultMessage: 'Insurance: {quantity, plural, one {# guest} other {# guests}}',
  },
  TICKET: { id: 'receipt.line.ticket', defaultMessage: '{kind}: {label} × {quantity}' },
});
