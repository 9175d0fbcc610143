import { defineMessages, type Message } from '#i18n/messages.ts';

const actionTexts = defineMessages({
  userRole: { id: 'admin.audit.action.userRole', defaultMessage: 'Role changed' },
  hotelCreate: { id: 'admin.audit.action.hotelCreate', defaultMessage: 'Hotel added' },
  hotelUpdate: { id: 'admin.audit.action.hotelUpdate', defaultMessage: 'Hotel changed' },
  hotelDelete: { id: 'admin.audit.action.hotelDelete', defaultMessage: 'Hotel deleted' },
  hotelRestore: { id: 'admin.audit.action.hotelRestore', defaultMessage: 'Hotel restored' },
  messageHandled: { id: 'admin.audit.action.messageHandled', defaultMessage: 'Message handled' },
  messageAnswer: { id: 'admin.audit.action.messageAnswer', defaultMessage: 'Message answered' },
  mailResend: { id: 'admin.audit.action.mailResend', defaultMessage: 'Mail sent again' },
  reviewDelete: { id: 'admin.audit.action.reviewDelete', defaultMessage: 'Review deleted' },
  bookingAlert: { id: 'admin.audit.action.bookingAlert', defaultMessage: 'Booking needs attention' },
  bookingOrphan: { id: 'admin.audit.action.bookingOrphan', defaultMessage: 'Reservation without a booking' },
  bookingStatus: { id: 'admin.audit.action.bookingStatus', defaultMessage: 'Booking status set' },
  bookingCancel: { id: 'admin.audit.action.bookingCancel', defaultMessage: 'Booking cancelled' },
  bookingPay: { id: 'admin.audit.action.bookingPay', defaultMessage: 'Booking paid' },
  bookingCreate: { id: 'admin.audit.action.bookingCreate', defaultMessage: 'Booking added' },
  bookingUpdate: { id: 'admin.audit.action.bookingUpdate', defaultMessage: 'Booking changed' },
  reviewCreate: { id: 'admin.audit.action.reviewCreate', defaultMessage: 'Review added' },
});

/** Labels of the actions. */
export const actions: Readonly<Record<string, Message>> = {
  'user.role': actionTexts.userRole,
  'hotel.create': actionTexts.hotelCreate,
  'hotel.update': actionTexts.hotelUpdate,
  'hotel.delete': actionTexts.hotelDelete,
  'hotel.restore': actionTexts.hotelRestore,
  'message.handled': actionTexts.messageHandled,
  'message.answer': actionTexts.messageAnswer,
  'mail.resend': actionTexts.mailResend,
  'review.delete': actionTexts.reviewDelete,
  'booking.alert': actionTexts.bookingAlert,
  'booking.orphan': actionTexts.bookingOrphan,
  'booking.status': actionTexts.bookingStatus,
  'booking.cancel': actionTexts.bookingCancel,
  'booking.pay': actionTexts.bookingPay,
  'booking.create': actionTexts.bookingCreate,
  'booking.update': actionTexts.bookingUpdate,
  'review.create': actionTexts.reviewCreate,
};

const kindTexts = defineMessages({
  bookingConfirmed: { id: 'admin.outbox.kind.bookingConfirmed', defaultMessage: 'Confirmation' },
  bookingCancelled: { id: 'admin.outbox.kind.bookingCancelled', defaultMessage: 'Cancellation' },
  bookingNotMade: { id: 'admin.outbox.kind.bookingNotMade', defaultMessage: 'Booking not made' },
  bookingUnclear: { id: 'admin.outbox.kind.bookingUnclear', defaultMessage: 'Booking being confirmed' },
  contactCopy: { id: 'admin.outbox.kind.contactCopy', defaultMessage: 'Contact' },
  notifyCopy: { id: 'admin.outbox.kind.notifyCopy', defaultMessage: 'Notify me' },
  messageAnswer: { id: 'admin.outbox.kind.messageAnswer', defaultMessage: 'Answer to a message' },
  passwordReset: { id: 'admin.outbox.kind.passwordReset', defaultMessage: 'New password' },
});

/** Labels of the kinds of emails, by their names in the outbox. */
export const mailKinds: Readonly<Record<string, Message>> = {
  'booking-confirmed': kindTexts.bookingConfirmed,
  'booking-cancelled': kindTexts.bookingCancelled,
  'booking-not-made': kindTexts.bookingNotMade,
  'booking-unclear': kindTexts.bookingUnclear,
  'contact-copy': kindTexts.contactCopy,
  'notify-copy': kindTexts.notifyCopy,
  'message-answer': kindTexts.messageAnswer,
  password_reset: kindTexts.passwordReset,
};
