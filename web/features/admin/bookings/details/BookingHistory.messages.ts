import type { bookingEvents } from '#models/admin/stored-sentences.ts';
import { defineMessages, type Message } from '#i18n/messages.ts';

/** Texts for the entries of a booking's history. */
export const events: Readonly<Record<keyof typeof bookingEvents, Message>> = defineMessages({
  started: { id: 'admin.bookings.event.started', defaultMessage: 'started' },
  claimed: { id: 'admin.bookings.event.claimed', defaultMessage: 'claimed' },
  extras: { id: 'admin.bookings.event.extras', defaultMessage: 'extras changed' },
  guests: { id: 'admin.bookings.event.guests', defaultMessage: 'guest details changed' },
  stay: { id: 'admin.bookings.event.stay', defaultMessage: 'stay or room changed' },
  sent: { id: 'admin.bookings.event.sent', defaultMessage: 'booking sent' },
  notSent: { id: 'admin.bookings.event.notSent', defaultMessage: 'not sent' },
  confirmed: { id: 'admin.bookings.event.confirmed', defaultMessage: 'confirmed' },
  absent: {
    id: 'admin.bookings.event.absent',
    defaultMessage: 'absent: the provider has no such reservation',
  },
  lower: { id: 'admin.bookings.event.lower', defaultMessage: 'lower price applied' },
  renewed: { id: 'admin.bookings.event.renewed', defaultMessage: 'quote renewed' },
  accepted: { id: 'admin.bookings.event.accepted', defaultMessage: 'new price accepted' },
  cancelAsked: { id: 'admin.bookings.event.cancelAsked', defaultMessage: 'cancellation asked for' },
  cancelSent: { id: 'admin.bookings.event.cancelSent', defaultMessage: 'cancellation sent' },
  cancelAgain: { id: 'admin.bookings.event.cancelAgain', defaultMessage: 'cancellation sent again' },
  cancelled: { id: 'admin.bookings.event.cancelled', defaultMessage: 'cancelled' },
  setConfirmed: { id: 'admin.bookings.event.setConfirmed', defaultMessage: 'status set to confirmed' },
  setPending: { id: 'admin.bookings.event.setPending', defaultMessage: 'status set to pending' },
  setCancelled: { id: 'admin.bookings.event.setCancelled', defaultMessage: 'status set to cancelled' },
  wished: {
    id: 'admin.bookings.event.wished',
    defaultMessage: 'status “{status}” requested; it is set when the hotel has answered',
  },
  notWished: {
    id: 'admin.bookings.event.notWished',
    defaultMessage: 'status “{status}” no longer requested',
  },
  refusedRoom: {
    id: 'admin.bookings.event.refusedRoom',
    defaultMessage: 'refused: the room is not available',
  },
  refusedQuote: { id: 'admin.bookings.event.refusedQuote', defaultMessage: 'refused: the quote has expired' },
  refusedProvider: {
    id: 'admin.bookings.event.refusedProvider',
    defaultMessage: 'refused: the provider declined',
  },
  refusedDown: {
    id: 'admin.bookings.event.refusedDown',
    defaultMessage: 'refused: the provider cannot be reached',
  },
  refusedAmount: { id: 'admin.bookings.event.refusedAmount', defaultMessage: 'refused: the amounts differ' },
  refusedLimit: {
    id: 'admin.bookings.event.refusedLimit',
    defaultMessage: 'refused: too many rooms are held already',
  },
  cancelRefused: {
    id: 'admin.bookings.event.cancelRefused',
    defaultMessage: 'cancellation refused: the provider declined',
  },
  cancelFailed: {
    id: 'admin.bookings.event.cancelFailed',
    defaultMessage: 'cancellation refused: it could not be sent',
  },
  flagged: { id: 'admin.bookings.event.flagged', defaultMessage: 'needs attention: {disagreement}' },
  renumbered: {
    id: 'admin.bookings.event.renumbered',
    defaultMessage: 'confirmation number corrected from {old} to {number}',
  },
  givenBack: {
    id: 'admin.bookings.event.givenBack',
    defaultMessage: 'reservation {number} cancelled: no booking stood behind it',
  },
});
