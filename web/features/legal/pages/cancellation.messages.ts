import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'legal.cancellation.title', defaultMessage: 'Cancellation policy' },
  lead: {
    id: 'legal.cancellation.lead',
    defaultMessage:
      'What it costs to cancel a booking, how long it is free, and how to do it. Until check-in, if several of the rules below apply to you, you always pay the lowest amount.',
  },
  freeTitle: { id: 'legal.cancellation.freeTitle', defaultMessage: 'Free cancellation' },
  freeRule: {
    id: 'legal.cancellation.freeRule',
    defaultMessage:
      'Where a hotel offers free cancellation, cancelling is free up to {freeHours} hours before {checkIn} on the check-in day, property time. Later it costs one night.',
  },
  freeOtherwise: {
    id: 'legal.cancellation.freeOtherwise',
    defaultMessage:
      'Other rates are non-refundable: cancelling them costs the full amount of the stay, unless one of the rules below makes it cheaper.',
  },
  freeUnpaid: {
    id: 'legal.cancellation.freeUnpaid',
    defaultMessage: 'A booking that you have not paid for can be cancelled at any time and costs nothing.',
  },
  stepsTitle: { id: 'legal.cancellation.stepsTitle', defaultMessage: 'A hotel’s own steps' },
  stepsOwn: {
    id: 'legal.cancellation.stepsOwn',
    defaultMessage:
      'Some hotels have cancellation steps of their own. They are shown before you book, with exact dates, and replace the rule above.',
  },
  stepsFrozen: {
    id: 'legal.cancellation.stepsFrozen',
    defaultMessage:
      'The policy is copied into your booking when you book and never changes afterwards. You find it in the booking and on the receipt.',
  },
  remoteTitle: {
    id: 'legal.cancellation.remoteTitle',
    defaultMessage: 'Within {remoteSaleDays} days of booking',
  },
  remoteRule: {
    id: 'legal.cancellation.remoteRule',
    defaultMessage:
      'A booking made here is a remote sale under the Consumer Protection Law, 1981. Within {remoteSaleDays} days of booking, and at least {workingDays} days that are not rest days before check-in, cancelling costs {legalPercent}% of the price or ₪{legalMost}, whichever is lower.',
  },
  remoteRestDays: {
    id: 'legal.cancellation.remoteRestDays',
    defaultMessage:
      'Rest days are Saturdays and Israeli holidays. The day on which you cancel counts, the check-in day does not.',
  },
  protectedTitle: {
    id: 'legal.cancellation.protectedTitle',
    defaultMessage: 'People over 65, new immigrants and people with a disability',
  },
  protectedRule: {
    id: 'legal.cancellation.protectedRule',
    defaultMessage:
      'Senior (over 65), new immigrant or disabled customers may cancel a remote sale within {protectedMonths} months if a representative call took place, with a fee of {legalPercent}% or {legalMost} shekels, whichever is lower.',
  },
  protectedLaw: {
    id: 'legal.cancellation.protectedLaw',
    defaultMessage:
      'As sections 14C and 14C1 of the Consumer Protection Law, 1981 provide for accommodation, this right ends {workingDays} days that are not rest days before check-in. A chat with a representative before booking counts as a call.',
  },
  protectedHow: {
    id: 'legal.cancellation.protectedHow',
    defaultMessage:
      'When you cancel, tell us in the cancel window that this applies to you. Your word is enough; we ask for no documents there.',
  },
  begunTitle: { id: 'legal.cancellation.begunTitle', defaultMessage: 'A stay that has begun' },
  begunRule: {
    id: 'legal.cancellation.begunRule',
    defaultMessage:
      'From {checkIn} on the check-in day, property time, cancelling costs at least the nights that have begun and one more, at most the whole stay. A night begins at {checkIn} on its day. If the policy of your booking asks for more, the higher amount counts.',
  },
  begunLaw: {
    id: 'legal.cancellation.begunLaw',
    defaultMessage:
      'Nights that have begun are not refunded. The rights of the two sections above end {workingDays} days that are not rest days before check-in, so they do not change this.',
  },
  begunEnd: {
    id: 'legal.cancellation.begunEnd',
    defaultMessage:
      'From the start of the day of departure, property time, a booking can no longer be cancelled.',
  },
  extrasTitle: { id: 'legal.cancellation.extrasTitle', defaultMessage: 'Car, insurance and attractions' },
  extrasRule: {
    id: 'legal.cancellation.extrasRule',
    defaultMessage:
      'Extras are refunded in full until {freeHours} hours before {checkIn} on the check-in day. Later they are not refunded.',
  },
  noShowTitle: { id: 'legal.cancellation.noShowTitle', defaultMessage: 'No-show' },
  noShowFlexible: {
    id: 'legal.cancellation.noShowFlexible',
    defaultMessage: 'At a flexible rate, a no-show costs one night.',
  },
  noShowFixed: {
    id: 'legal.cancellation.noShowFixed',
    defaultMessage: 'At a non-refundable rate, it costs the full amount.',
  },
  noShowBegun: {
    id: 'legal.cancellation.noShowBegun',
    defaultMessage:
      'If you cancel the booking yourself after check-in time, the rule for a stay that has begun applies instead.',
  },
  howTitle: { id: 'legal.cancellation.howTitle', defaultMessage: 'How to cancel' },
  howSteps: {
    id: 'legal.cancellation.howSteps',
    defaultMessage:
      'Cancelling takes two steps at most: open the booking in <bookings>My Bookings</bookings>, then confirm. Fee, refund and reason are shown before you confirm.',
  },
  howEstimate: {
    id: 'legal.cancellation.howEstimate',
    defaultMessage:
      'A hotel of a partner confirms the sum itself. Until it does, the sum is called an estimate. The booking counts as cancelled when the cancellation has been accepted.',
  },
  howWrite: {
    id: 'legal.cancellation.howWrite',
    defaultMessage:
      'You can also cancel in writing: <contact>contact us</contact> and give the booking number.',
  },
  refundTitle: { id: 'legal.cancellation.refundTitle', defaultMessage: 'Refunds' },
  refundSimulated: {
    id: 'legal.cancellation.refundSimulated',
    defaultMessage:
      'Payment is simulated for now: no card is charged, so there is no money to send back. The booking shows what was paid, the fee and the refund.',
  },
  refundsAdmin: {
    id: 'legal.cancellation.refundsAdmin',
    defaultMessage: 'Anything the hotel collects at the desk is not paid to us, and is due only if you stay.',
  },
});
