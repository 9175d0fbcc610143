import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'bookings.cancel.title', defaultMessage: 'Cancel Booking' },
  line: { id: 'bookings.cancel.line', defaultMessage: '{hotel}, {dates}. This cannot be undone.' },
  loading: { id: 'bookings.cancel.loading', defaultMessage: 'Working out what cancelling costs' },
  failed: {
    id: 'bookings.cancel.failed',
    defaultMessage: 'An error occurred while canceling the booking.',
  },
  lost: {
    id: 'bookings.cancel.lost',
    defaultMessage:
      'No answer arrived, so it is not known yet whether the booking is cancelled. The booking is read again by itself: please look at its status before you cancel again.',
  },
  feeChanged: {
    id: 'bookings.cancel.feeChanged',
    defaultMessage: 'The fee has changed since you opened this. Nothing was cancelled. The new fee is below.',
  },
  notNow: { id: 'bookings.cancel.notNow', defaultMessage: 'This booking cannot be cancelled any more.' },
  freeUntil: { id: 'bookings.cancel.freeUntil', defaultMessage: 'Free cancellation until {when}' },
  noFee: { id: 'bookings.cancel.noFee', defaultMessage: 'Cancelling is free now.' },
  fee: { id: 'bookings.cancel.fee', defaultMessage: 'Cancellation fee' },
  hotelFee: { id: 'bookings.cancel.hotelFee', defaultMessage: 'For the hotel' },
  extrasFee: { id: 'bookings.cancel.extrasFee', defaultMessage: 'For the extras' },
  refund: { id: 'bookings.cancel.refund', defaultMessage: 'Refund' },
  feeEstimate: { id: 'bookings.cancel.feeEstimate', defaultMessage: 'Cancellation fee (estimate)' },
  refundEstimate: { id: 'bookings.cancel.refundEstimate', defaultMessage: 'Refund (estimate)' },
  estimateLine: {
    id: 'bookings.cancel.estimateLine',
    defaultMessage: 'An estimate until the hotel confirms the sum.',
  },
  declare: { id: 'bookings.cancel.declare', defaultMessage: 'Does one of these apply to you?' },
  declareHint: {
    id: 'bookings.cancel.declareHint',
    defaultMessage:
      'If you booked with a call or chat with a representative within the last four months, the law gives you a lower fee.',
  },
  keep: { id: 'bookings.cancel.keep', defaultMessage: 'Keep booking' },
  confirm: { id: 'bookings.cancel.confirm', defaultMessage: 'Cancel Booking' },
  done: { id: 'bookings.cancel.done', defaultMessage: 'Your booking was cancelled. Refund: {refund}.' },
  underWay: {
    id: 'bookings.cancel.underWay',
    defaultMessage: 'Your booking is being cancelled. The hotel has not answered yet.',
  },
});

/** Reasons for the fee. */
export const reasons = defineMessages({
  FREE_BY_POLICY: {
    id: 'bookings.cancel.reason.free',
    defaultMessage: 'The policy of your booking allows free cancellation now.',
  },
  FEE_BY_POLICY: {
    id: 'bookings.cancel.reason.fee',
    defaultMessage: 'The free time of your booking’s policy has passed, so its fee applies.',
  },
  NON_REFUNDABLE: {
    id: 'bookings.cancel.reason.nonRefundable',
    defaultMessage: 'The room was booked as non-refundable.',
  },
  STAY_BEGUN: {
    id: 'bookings.cancel.reason.begun',
    defaultMessage: 'The stay has begun, so the nights that have begun and one more are not refunded.',
  },
  REMOTE_SALE: {
    id: 'bookings.cancel.reason.remoteSale',
    defaultMessage: 'Within 14 days of booking the law limits the fee to 5% or ₪100, the lower.',
  },
  PROTECTED_BUYER: {
    id: 'bookings.cancel.reason.protectedBuyer',
    defaultMessage:
      'For over-65s, new immigrants and people with a disability the law limits the fee to 5% or ₪100, the lower.',
  },
});

/** Declarations that travellers may make about themselves. */
export const declarations = defineMessages({
  none: { id: 'bookings.cancel.declaration.none', defaultMessage: 'None of these' },
  SENIOR: { id: 'bookings.cancel.declaration.senior', defaultMessage: 'I am over 65' },
  NEW_IMMIGRANT: { id: 'bookings.cancel.declaration.immigrant', defaultMessage: 'I am a new immigrant' },
  DISABLED: { id: 'bookings.cancel.declaration.disabled', defaultMessage: 'I have a disability' },
});
