import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'checkout.title', defaultMessage: 'Checkout' },
  loading: { id: 'checkout.loading', defaultMessage: 'Loading your booking' },
  loadingLine: {
    id: 'checkout.loadingLine',
    defaultMessage:
      'Your room, its price and its terms are on their way. Nothing is charged before you confirm.',
  },
  notFound: { id: 'checkout.notFound.title', defaultMessage: 'Booking Not Found' },
  notFoundLine: {
    id: 'checkout.notFound.line',
    defaultMessage: 'There is no booking behind this link, or it belongs to another account.',
  },
  cancelled: { id: 'checkout.cancelled.title', defaultMessage: 'This booking was cancelled' },
  cancelledLine: {
    id: 'checkout.cancelled.line',
    defaultMessage: 'Its details are in My Bookings.',
  },
  toBookings: { id: 'checkout.cancelled.toBookings', defaultMessage: 'My Bookings' },
  returnToSearch: { id: 'checkout.notFound.return', defaultMessage: 'Return to Search' },
  signInToSee: { id: 'checkout.notFound.signIn', defaultMessage: 'Is it yours? Sign in' },
  steps: { id: 'checkout.steps', defaultMessage: 'Steps of the checkout' },
  guestDetails: { id: 'checkout.step.guestDetails', defaultMessage: 'Guest Details' },
  summary: { id: 'checkout.step.summary', defaultMessage: 'Summary' },
  askSherry: { id: 'checkout.askSherry', defaultMessage: 'Ask {assistant}' },
  skip: { id: 'checkout.skip', defaultMessage: 'Skip' },
  addAndContinue: { id: 'checkout.addAndContinue', defaultMessage: 'Add and continue' },
  continue: { id: 'checkout.continue', defaultMessage: 'Continue' },
  saved: { id: 'checkout.saved', defaultMessage: 'Saved' },
  saveFailed: {
    id: 'checkout.saveFailed',
    defaultMessage: 'This could not be saved. Your choices are still here.',
  },
  saveOffline: {
    id: 'checkout.saveOffline',
    defaultMessage: 'There is no connection, so this could not be saved. Your choices are still here.',
  },
  notDraft: {
    id: 'checkout.notDraft',
    defaultMessage: 'This booking was already paid or cancelled, so it can no longer be changed.',
  },
  paidBefore: {
    id: 'checkout.paidBefore',
    defaultMessage: 'This booking had already been paid. Nothing was charged again.',
  },
  confirming: { id: 'checkout.confirming.title', defaultMessage: 'We are confirming with the hotel' },
  confirmingLine: {
    id: 'checkout.confirming.line',
    defaultMessage:
      'The hotel has not answered yet. You can stay here or come back to this page later: nothing is booked or charged twice.',
  },
});

export const priceMessages = defineMessages({
  changed: { id: 'checkout.price.changed', defaultMessage: 'The price has changed' },
  changedLine: {
    id: 'checkout.price.changedLine',
    defaultMessage:
      'The room cost {oldTotal} and now costs {newTotal} ({includes}). Nothing has been charged.',
  },
  rulesChanged: {
    id: 'checkout.price.rulesChanged',
    defaultMessage:
      'The conditions of the room have changed; the price is still {newTotal}. Nothing has been charged.',
  },
  accept: { id: 'checkout.price.accept', defaultMessage: 'Accept the new price' },
  leave: { id: 'checkout.price.leave', defaultMessage: 'Choose another room' },
  lower: { id: 'checkout.price.lower', defaultMessage: 'The price went down from {oldTotal} to {newTotal}.' },
  accepted: { id: 'checkout.price.accepted', defaultMessage: 'You accepted the new price.' },
  acceptFailed: {
    id: 'checkout.price.acceptFailed',
    defaultMessage: 'The new price could not be saved. Please try again.',
  },
  refused: {
    id: 'checkout.price.refused',
    defaultMessage:
      'Could not create booking. Please try again or select different dates. Nothing was booked or charged.',
  },
  soldOut: {
    id: 'checkout.price.soldOut',
    defaultMessage:
      'This room is no longer available for your dates. Nothing was booked or charged. Please choose another room or other dates.',
  },
  close: { id: 'checkout.price.close', defaultMessage: 'Close' },
});

export const alertMessages = defineMessages({
  details: { id: 'checkout.alert.details', defaultMessage: 'Please fill in all required details' },
  payment: { id: 'checkout.alert.payment', defaultMessage: 'Please fill in all payment details' },
  declined: {
    id: 'checkout.alert.declined',
    defaultMessage: 'The card was declined. Nothing was charged or booked. Please use another card.',
  },
  unavailable: {
    id: 'checkout.alert.unavailable',
    defaultMessage:
      'Nothing was booked or charged. The hotel’s system is not answering at the moment. Please try again in a few minutes.',
  },
  unanswered: {
    id: 'checkout.alert.unanswered',
    defaultMessage:
      'Nothing was booked or charged, because the hotel’s system did not answer. Please try the payment again in a few minutes.',
  },
  outdated: {
    id: 'checkout.alert.outdated',
    defaultMessage:
      'Your order was changed in another window. Nothing was charged. The total you see now is up to date: please check it and pay again.',
  },
  outdatedParts: {
    id: 'checkout.alert.outdatedParts',
    defaultMessage:
      'Your order was changed in another window: {parts}. Nothing was charged. Please check it and pay again.',
  },
  ok: { id: 'checkout.alert.ok', defaultMessage: 'OK' },
});

/** What was changed in an order, for a list after a colon. */
export const changedParts = defineMessages({
  stay: { id: 'checkout.changed.stay', defaultMessage: 'stay and room' },
  guests: { id: 'checkout.changed.guests', defaultMessage: 'guest details' },
  requests: { id: 'checkout.changed.requests', defaultMessage: 'special requests' },
  extras: { id: 'checkout.changed.extras', defaultMessage: 'extras' },
  total: { id: 'checkout.changed.total', defaultMessage: 'total' },
});
