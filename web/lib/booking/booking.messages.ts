import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  calendarSaved: { id: 'common.booking.calendarSaved', defaultMessage: 'The calendar file was downloaded.' },
  free48Hours: {
    id: 'common.booking.policy.free48Hours',
    defaultMessage: 'Free cancellation up to 48 hours before check-in; after that it costs one night',
  },
  free48HoursUntil: {
    id: 'common.booking.policy.free48HoursUntil',
    defaultMessage:
      'Free cancellation up to 48 hours before check-in, until {when}; after that it costs one night',
  },
  nonRefundable: { id: 'common.booking.policy.nonRefundable', defaultMessage: 'Non-refundable' },
  partlyRefundable: {
    id: 'common.booking.policy.partlyRefundable',
    defaultMessage: 'Partly refundable',
  },
  free: { id: 'common.booking.policy.free', defaultMessage: 'Free cancellation' },
  freeUntil: { id: 'common.booking.policy.freeUntil', defaultMessage: 'Free cancellation until {when}' },
  allFrom: { id: 'common.booking.policy.allFrom', defaultMessage: 'Non-refundable from {when}' },
  begun: {
    id: 'common.booking.policy.begun',
    defaultMessage: 'From check-in on, the nights that have begun and one more are not refunded',
  },
  begunAtLeast: {
    id: 'common.booking.policy.begunAtLeast',
    defaultMessage: 'From check-in on, at least the nights that have begun and one more are not refunded',
  },
  feeNow: { id: 'common.booking.policy.feeNow', defaultMessage: 'Cancelling costs {fee}' },
  feeUntil: {
    id: 'common.booking.policy.feeUntil',
    defaultMessage: 'Cancelling until {when} costs {fee}; {refund} of the room price is refunded',
  },
  feeBefore: {
    id: 'common.booking.policy.feeBefore',
    defaultMessage: 'Cancelling before check-in costs {fee}; {refund} of the room price is refunded',
  },
  feeNowWithExtras: {
    id: 'common.booking.policy.feeNowWithExtras',
    defaultMessage: 'Cancelling costs {sum}: {fee} for the hotel and {extras} for the extras',
  },
  extrasKept: {
    id: 'common.booking.policy.extrasKept',
    defaultMessage: 'The extras, {extras}, are not refunded',
  },
  legalRight: {
    id: 'common.booking.policy.legalRight',
    defaultMessage:
      'By law you may still cancel within 14 days of booking for a fee of {fee}, up to 7 days before check-in, not counting Saturdays and holidays.',
  },
  feeFrom: { id: 'common.booking.policy.feeFrom', defaultMessage: 'Fee of {fee} from {when}' },
  feeFromWithExtras: {
    id: 'common.booking.policy.feeFromWithExtras',
    defaultMessage: 'Fee of {sum} from {when}: {fee} for the hotel and {extras} for the extras',
  },
});
