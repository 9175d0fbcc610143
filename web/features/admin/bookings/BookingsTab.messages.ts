import type { mismatches } from '#models/admin/stored-sentences.ts';
import { defineMessages, type Message } from '#i18n/messages.ts';
import { statuses } from '../kit/words/status.messages.ts';

export const messages = defineMessages({
  title: { id: 'admin.bookings.title', defaultMessage: 'Bookings' },
  search: { id: 'admin.bookings.search', defaultMessage: 'Search by hotel, place, guest, email or number' },
  statusFilter: { id: 'admin.bookings.statusFilter', defaultMessage: 'Status' },
  empty: { id: 'admin.bookings.empty', defaultMessage: 'No bookings found' },
  emptyAll: { id: 'admin.bookings.emptyAll', defaultMessage: 'No bookings have been made yet.' },
  emptyStatus: { id: 'admin.bookings.emptyStatus', defaultMessage: 'No {status} bookings found.' },
  emptyAttention: {
    id: 'admin.bookings.emptyAttention',
    defaultMessage: 'No bookings that need attention found.',
  },
  guest: { id: 'admin.bookings.guest', defaultMessage: 'Guest' },
  noGuest: { id: 'admin.bookings.noGuest', defaultMessage: 'Not given yet' },
  dates: { id: 'admin.bookings.dates', defaultMessage: 'Dates' },
  stay: { id: 'admin.bookings.stay', defaultMessage: 'Guests and nights' },
  rooms: { id: 'admin.bookings.rooms', defaultMessage: 'Rooms' },
  total: { id: 'admin.bookings.total', defaultMessage: 'Total price (room)' },
  extras: { id: 'admin.bookings.extras', defaultMessage: 'Extras' },
  withExtras: { id: 'admin.bookings.withExtras', defaultMessage: 'Room and extras' },
  booked: { id: 'admin.bookings.booked', defaultMessage: 'Booked' },
  started: { id: 'admin.bookings.started', defaultMessage: 'Started' },
  number: { id: 'admin.bookings.number', defaultMessage: 'Number {number}' },
  statusOf: { id: 'admin.bookings.statusOf', defaultMessage: 'Status of booking {number}' },
  question: {
    id: 'admin.bookings.question',
    defaultMessage: 'Set booking {number} at {hotel} from “{from}” to “{to}”?',
  },
  questionNote: {
    id: 'admin.bookings.questionNote',
    defaultMessage: 'The change is recorded with your name. It can be undone.',
  },
  cancelQuestion: {
    id: 'admin.bookings.cancelQuestion',
    defaultMessage: 'Cancel booking {number} of {guest} at {hotel}?',
  },
  cancelNote: {
    id: 'admin.bookings.cancelNote',
    defaultMessage: 'The room is given back to the hotel, and {amount} is refunded to the guest.',
  },
  cancelByPolicy: {
    id: 'admin.bookings.cancelByPolicy',
    defaultMessage: 'If the guest cancelled now, {refund} would be refunded and {fee} kept.',
  },
  cancelBooking: { id: 'admin.bookings.cancelBooking', defaultMessage: 'Cancel booking' },
  cancelFinal: {
    id: 'admin.bookings.cancelFinal',
    defaultMessage:
      'It can be undone only until the cancellation is sent to the hotel, a few seconds later. The change is recorded with your name.',
  },
  confirmNote: {
    id: 'admin.bookings.confirmNote',
    defaultMessage:
      'If the cancellation was already sent to the hotel, this is refused, and the guest has to book and pay again.',
  },
  givenBack: {
    id: 'admin.bookings.givenBack',
    defaultMessage:
      'Booking {number} cannot be confirmed again, because its cancellation was already sent to the hotel. The guest has to book and pay again.',
  },
  keep: { id: 'admin.bookings.keep', defaultMessage: 'Keep it' },
  change: { id: 'admin.bookings.change', defaultMessage: 'Change status' },
  changed: { id: 'admin.bookings.changed', defaultMessage: 'Booking {number} is now “{to}”' },
  undone: { id: 'admin.bookings.undone', defaultMessage: 'Booking {number} is “{to}” again' },
  waitingToast: {
    id: 'admin.bookings.waitingToast',
    defaultMessage: 'Booking {number} will be “{to}” as soon as the hotel has answered',
  },
  waitingFor: {
    id: 'admin.bookings.waitingFor',
    defaultMessage: 'Will be “{status}” as soon as the hotel has answered.',
  },
  processing: { id: 'admin.bookings.processing', defaultMessage: 'Being confirmed with the hotel.' },
  beingCancelled: { id: 'admin.bookings.beingCancelled', defaultMessage: 'Being cancelled with the hotel.' },
  mismatch: {
    id: 'admin.bookings.mismatch',
    defaultMessage: 'This record and the hotel’s reservation disagree: {what}',
  },
  marked: { id: 'admin.bookings.marked', defaultMessage: 'Status set by an administrator' },
});

export const statusFilters = defineMessages({
  all: { id: 'admin.bookings.filter.all', defaultMessage: 'All' },
  ...statuses,
  attention: { id: 'admin.bookings.filter.attention', defaultMessage: 'Needs attention' },
});

export const sorts = defineMessages({
  NEWEST: { id: 'admin.bookings.sort.newest', defaultMessage: 'Newest first' },
  OLDEST: { id: 'admin.bookings.sort.oldest', defaultMessage: 'Oldest first' },
  CHECK_IN: { id: 'admin.bookings.sort.checkIn', defaultMessage: 'Next check-in first' },
  PRICE_HIGH: { id: 'admin.bookings.sort.priceHigh', defaultMessage: 'Highest price first' },
});

export const history = defineMessages({
  none: { id: 'admin.bookings.history.none', defaultMessage: 'Nothing is recorded.' },
  when: { id: 'admin.bookings.history.when', defaultMessage: 'When' },
  who: { id: 'admin.bookings.history.who', defaultMessage: 'Who' },
  what: { id: 'admin.bookings.history.what', defaultMessage: 'What' },
  id: { id: 'admin.bookings.history.id', defaultMessage: 'Full booking id' },
  clientRef: { id: 'admin.bookings.history.clientRef', defaultMessage: 'Our reference at the provider' },
  providerRef: { id: 'admin.bookings.history.providerRef', defaultMessage: 'Provider’s confirmation' },
  pending: { id: 'admin.bookings.history.pending', defaultMessage: 'Pending operation' },
  nationality: { id: 'admin.bookings.history.nationality', defaultMessage: 'Nationality of the price' },
  account: { id: 'admin.bookings.history.account', defaultMessage: 'Account' },
});

/** Texts shown for the mismatches that records store, by the keys of `mismatches`. */
export const mismatchTexts: Readonly<Record<keyof typeof mismatches, Message>> = defineMessages({
  noReservation: {
    id: 'admin.bookings.mismatch.noReservation',
    defaultMessage: 'confirmed without a live reservation',
  },
  livePending: {
    id: 'admin.bookings.mismatch.livePending',
    defaultMessage: 'pending with a live reservation',
  },
  liveCancelled: {
    id: 'admin.bookings.mismatch.liveCancelled',
    defaultMessage: 'cancelled with a live reservation',
  },
  overdue: {
    id: 'admin.bookings.mismatch.overdue',
    defaultMessage: 'the outcome at the provider has been unknown for a day',
  },
  foreign: {
    id: 'admin.bookings.mismatch.foreign',
    defaultMessage: 'the reservation with our reference has another stay or price',
  },
  orphan: {
    id: 'admin.bookings.mismatch.orphan',
    defaultMessage: 'reservation {number} is live at the provider and belongs to no booking',
  },
  otherStay: {
    id: 'admin.bookings.mismatch.otherStay',
    defaultMessage: 'reservation {number} is of another hotel or other days',
  },
  otherFare: {
    id: 'admin.bookings.mismatch.otherFare',
    defaultMessage: 'reservation {number} with our reference has another stay or price',
  },
  gone: {
    id: 'admin.bookings.mismatch.gone',
    defaultMessage: 'reservation {number} was cancelled at the provider',
  },
  renumbered: {
    id: 'admin.bookings.mismatch.renumbered',
    defaultMessage: 'the confirmation number was corrected to {number}',
  },
});

/** Operations that the provider has not answered yet. */
export const operations = defineMessages({
  book: { id: 'admin.bookings.operation.book', defaultMessage: 'Booking' },
  cancel: { id: 'admin.bookings.operation.cancel', defaultMessage: 'Cancellation' },
});

export const actors = defineMessages({
  owner: { id: 'admin.bookings.actor.owner', defaultMessage: 'Traveller' },
  visitor: { id: 'admin.bookings.actor.visitor', defaultMessage: 'Visitor' },
  system: { id: 'admin.bookings.actor.system', defaultMessage: 'Solera' },
  you: { id: 'admin.bookings.actor.you', defaultMessage: 'You' },
  admin: { id: 'admin.bookings.actor.admin', defaultMessage: 'Administrator {id}' },
});
