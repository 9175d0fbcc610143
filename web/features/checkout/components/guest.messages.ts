import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  required: { id: 'checkout.guest.required', defaultMessage: 'Fields marked {star} are required.' },
  firstName: { id: 'checkout.guest.firstName', defaultMessage: 'First name' },
  lastName: { id: 'checkout.guest.lastName', defaultMessage: 'Last name' },
  email: { id: 'checkout.guest.email', defaultMessage: 'Email' },
  phone: { id: 'checkout.guest.phone', defaultMessage: 'Phone' },
  phoneHint: {
    id: 'checkout.guest.phoneHint',
    defaultMessage: 'Optional. If the hotel asks for a number and you give none, we give it our own.',
  },
  phoneNeededHint: {
    id: 'checkout.guest.phoneNeededHint',
    defaultMessage: 'The hotel asks for a number where it can reach you.',
  },
  specialRequests: { id: 'checkout.guest.specialRequests', defaultMessage: 'Special requests' },
  requestsExample: {
    id: 'checkout.guest.requestsExample',
    defaultMessage: 'High floor, late arrival, baby cot',
  },
  latinHint: { id: 'checkout.guest.latinHint', defaultMessage: 'In Latin letters, as in the passport' },
  continue: { id: 'checkout.guest.continue', defaultMessage: 'Continue to Car Rental' },
  skipToSummary: { id: 'checkout.guest.skipToSummary', defaultMessage: 'Skip to Summary' },
  others: { id: 'checkout.guest.others', defaultMessage: 'Other guests (optional)' },
  othersLine: {
    id: 'checkout.guest.othersLine',
    defaultMessage:
      'A name left blank is sent to the hotel as “{example}” with the last name of the first guest.',
  },
  guestNumber: { id: 'checkout.guest.number', defaultMessage: 'Guest {number}' },
  guestInRoom: { id: 'checkout.guest.inRoom', defaultMessage: 'Guest {number}, room {room}' },
  child: { id: 'checkout.guest.child', defaultMessage: 'Guest {number}, child aged {age}' },
  childInRoom: {
    id: 'checkout.guest.childInRoom',
    defaultMessage: 'Guest {number}, room {room}, child aged {age}',
  },
  honorific: { id: 'checkout.guest.title', defaultMessage: 'Title' },
  none: { id: 'checkout.guest.titleNone', defaultMessage: 'None' },
  mr: { id: 'checkout.guest.titleMr', defaultMessage: 'Mr' },
  mrs: { id: 'checkout.guest.titleMrs', defaultMessage: 'Mrs' },
  ms: { id: 'checkout.guest.titleMs', defaultMessage: 'Ms' },
});

export const errors = defineMessages({
  firstName: { id: 'checkout.guest.error.firstName', defaultMessage: 'Enter the first name.' },
  lastName: { id: 'checkout.guest.error.lastName', defaultMessage: 'Enter the last name.' },
  email: {
    id: 'checkout.guest.error.email',
    defaultMessage: 'Enter an email address to get your confirmation.',
  },
  badEmail: {
    id: 'checkout.guest.error.badEmail',
    defaultMessage: 'This does not look like an email address.',
  },
  phone: { id: 'checkout.guest.error.phone', defaultMessage: 'This does not look like a phone number.' },
  noPhone: { id: 'checkout.guest.error.noPhone', defaultMessage: 'Enter a phone number for the hotel.' },
  latin: { id: 'checkout.guest.error.latin', defaultMessage: 'Please use Latin letters.' },
  refused: { id: 'checkout.guest.error.refused', defaultMessage: 'Please check this field.' },
});
