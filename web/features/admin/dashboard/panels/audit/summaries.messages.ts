import { auditSummaries, directSummaries } from '#models/admin/stored-sentences.ts';
import { defineMessages, type Message } from '#i18n/messages.ts';

/** Every sentence that may be the summary of an entry of the audit log, except mismatches. */
export const summaries = { ...auditSummaries, ...directSummaries };

export const summaryWords: Readonly<Record<keyof typeof summaries, Message>> = defineMessages({
  hotelStored: { id: 'admin.audit.summary.hotelStored', defaultMessage: 'Added the hotel {hotel}' },
  hotelChanged: { id: 'admin.audit.summary.hotelChanged', defaultMessage: 'Changed the hotel {hotel}' },
  hotelDeleted: { id: 'admin.audit.summary.hotelDeleted', defaultMessage: 'Deleted the hotel {hotel}' },
  hotelRestored: { id: 'admin.audit.summary.hotelRestored', defaultMessage: 'Restored the hotel {hotel}' },
  madeAdmin: { id: 'admin.audit.summary.madeAdmin', defaultMessage: 'Made a user an administrator' },
  madeMember: { id: 'admin.audit.summary.madeMember', defaultMessage: 'Made an administrator a user' },
  reviewDeleted: {
    id: 'admin.audit.summary.reviewDeleted',
    defaultMessage: 'Deleted a review with a rating of {rating} out of 5',
  },
  messageHandled: { id: 'admin.audit.summary.messageHandled', defaultMessage: 'Marked a message as handled' },
  messageOpened: { id: 'admin.audit.summary.messageOpened', defaultMessage: 'Marked a message as open' },
  messageAnswered: { id: 'admin.audit.summary.messageAnswered', defaultMessage: 'Answered a message' },
  mailResent: { id: 'admin.audit.summary.mailResent', defaultMessage: 'Had a failed mail sent again' },
  bookingSet: {
    id: 'admin.audit.summary.bookingSet',
    defaultMessage: 'Set the status from “{from}” to “{to}”',
  },
  bookingWished: {
    id: 'admin.audit.summary.bookingWished',
    defaultMessage: 'Status “{to}” requested; it is set when the hotel has answered',
  },
  bookingCancelled: {
    id: 'admin.audit.summary.bookingCancelled',
    defaultMessage: 'Cancelled for the traveller',
  },
  bookingCancelAsked: {
    id: 'admin.audit.summary.bookingCancelAsked',
    defaultMessage: 'Cancellation requested for the traveller',
  },
  bookingCancelRefused: {
    id: 'admin.audit.summary.bookingCancelRefused',
    defaultMessage: 'Cancellation refused; nothing is refunded',
  },
  bookingPaid: { id: 'admin.audit.summary.bookingPaid', defaultMessage: 'Paid for the traveller' },
  bookingPayAsked: {
    id: 'admin.audit.summary.bookingPayAsked',
    defaultMessage: 'Payment requested for the traveller',
  },
  bookingPayRefused: {
    id: 'admin.audit.summary.bookingPayRefused',
    defaultMessage: 'Payment refused; nothing is charged',
  },
  made: { id: 'admin.audit.summary.made', defaultMessage: 'Added through the API, without this panel' },
  changed: {
    id: 'admin.audit.summary.changed',
    defaultMessage: 'Changed through the API, without this panel',
  },
  deleted: {
    id: 'admin.audit.summary.deleted',
    defaultMessage: 'Deleted through the API, without this panel',
  },
  madeMany: {
    id: 'admin.audit.summary.madeMany',
    defaultMessage:
      '{count, plural, one {# record} other {# records}} added at once through the API, without this panel',
  },
  changedMany: {
    id: 'admin.audit.summary.changedMany',
    defaultMessage:
      '{count, plural, one {# record} other {# records}} changed at once through the API, without this panel',
  },
  deletedMany: {
    id: 'admin.audit.summary.deletedMany',
    defaultMessage:
      '{count, plural, one {# record} other {# records}} deleted at once through the API, without this panel',
  },
});
