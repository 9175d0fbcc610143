import { defineMessages, type Message } from '#i18n/messages.ts';
import { keyedByText } from '../kit/keyedByText.ts';

/** What the journal of a booking says, word for word; anything else is shown as it stands. */
export const events: Readonly<Record<string, Message>> = keyedByText(
  defineMessages({
    started: { id: 'admin.bookings.event.started', defaultMessage: 'started' },
    claimed: { id: 'admin.bookings.event.claimed', defaultMessage: 'claimed' },
    extras: { id: 'admin.bookings.event.extras', defaultMessage: 'extras changed' },
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
    refusedRoom: { id: 'admin.bookings.event.refusedRoom', defaultMessage: 'refused: ROOM_UNAVAILABLE' },
    refusedQuote: { id: 'admin.bookings.event.refusedQuote', defaultMessage: 'refused: QUOTE_EXPIRED' },
    refusedProvider: {
      id: 'admin.bookings.event.refusedProvider',
      defaultMessage: 'refused: PROVIDER_REFUSED',
    },
    refusedDown: { id: 'admin.bookings.event.refusedDown', defaultMessage: 'refused: PROVIDER_UNAVAILABLE' },
    cancelRefused: {
      id: 'admin.bookings.event.cancelRefused',
      defaultMessage: 'cancellation refused: CANCEL_REFUSED',
    },
    cancelFailed: {
      id: 'admin.bookings.event.cancelFailed',
      defaultMessage: 'cancellation refused: CANCEL_FAILED',
    },
  }),
);
