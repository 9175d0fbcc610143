import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'checkout.payment.title', defaultMessage: 'Payment' },
  simulated: { id: 'checkout.payment.simulated', defaultMessage: 'Simulated payment, no card is charged' },
  cardName: { id: 'checkout.payment.cardName', defaultMessage: 'Name on card' },
  cardNumber: { id: 'checkout.payment.cardNumber', defaultMessage: 'Card number' },
  expiryDate: { id: 'checkout.payment.expiryDate', defaultMessage: 'Expiry date' },
  cvv: { id: 'checkout.payment.cvv', defaultMessage: 'CVV' },
  pay: { id: 'checkout.payment.pay', defaultMessage: 'Pay and book' },
  processing: { id: 'checkout.payment.processing', defaultMessage: 'Processing payment' },
  consent: {
    id: 'checkout.payment.consent',
    defaultMessage: 'By booking you accept the {terms} and the {cancellation}. Both open in a new tab.',
  },
  terms: { id: 'checkout.payment.terms', defaultMessage: 'terms of use' },
  cancellation: { id: 'checkout.payment.cancellation', defaultMessage: 'cancellation policy' },
  stays: {
    id: 'checkout.payment.stays',
    defaultMessage: 'Card number and CVV never leave this page. The test number {number} is declined.',
  },
  mistyped: {
    id: 'checkout.payment.mistyped',
    defaultMessage: 'This number may have a typing mistake. You can still continue.',
  },
});

/** The question before a number that fails its checksum is used. */
export const mistyped = defineMessages({
  title: { id: 'checkout.payment.mistyped.title', defaultMessage: 'Is the card number right?' },
  check: { id: 'checkout.payment.mistyped.check', defaultMessage: 'Check the number' },
});

export const errors = defineMessages({
  cardName: { id: 'checkout.payment.error.cardName', defaultMessage: 'Enter the name on the card.' },
  cardNumber: {
    id: 'checkout.payment.error.cardNumber',
    defaultMessage: 'A card number has 12 to 19 digits.',
  },
  expiryDate: {
    id: 'checkout.payment.error.expiryDate',
    defaultMessage: 'Enter month and year like 09/28, not in the past.',
  },
  cvv: { id: 'checkout.payment.error.cvv', defaultMessage: 'The CVV has 3 digits, 4 on American Express.' },
});

export const failures = defineMessages({
  unsent: {
    id: 'checkout.payment.unsent',
    defaultMessage:
      'No connection. Nothing was booked or charged yet, and your details stay here. Please pay again once you are connected.',
  },
  unanswered: {
    id: 'checkout.payment.unanswered',
    defaultMessage:
      'No answer arrived, so it is not known yet whether the room is booked. Please look at {bookings} before you pay again. This page keeps checking by itself.',
  },
  myBookings: { id: 'checkout.payment.myBookings', defaultMessage: 'My Bookings' },
});
