import { defineMessages } from '#i18n/messages.ts';

/** After another stay or room was chosen for the booking. */
export const messages = defineMessages({
  changed: {
    id: 'checkout.changed',
    defaultMessage: 'Your booking now has the new choice. Guest details and special requests are as before.',
  },
  kept: {
    id: 'checkout.changed.kept',
    defaultMessage: 'Also kept, at prices for the new stay: {extras}.',
  },
  carLost: {
    id: 'checkout.changed.carLost',
    defaultMessage: 'The car is no longer available and was removed. You can choose another one.',
  },
  started: {
    id: 'checkout.changed.started',
    defaultMessage:
      'Your earlier booking could not be changed any more, so this is a new one. Extras, guest details and special requests of the earlier booking are not part of it.',
  },
});
