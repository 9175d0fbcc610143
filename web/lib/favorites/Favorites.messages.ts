import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  save: { id: 'common.heart.save', defaultMessage: 'Save {hotel} to favorites' },
  saveFailed: {
    id: 'common.heart.saveFailed',
    defaultMessage: 'The hotel could not be saved. Please try again.',
  },
  removeFailed: {
    id: 'common.heart.removeFailed',
    defaultMessage: 'The hotel could not be removed. Please try again.',
  },
  full: {
    id: 'common.heart.full',
    defaultMessage: 'Your favorites are full. Remove a hotel to save another one.',
  },
  savedHere: {
    id: 'common.heart.savedHere',
    defaultMessage:
      '{count, plural, one {Saved on this device. Sign in to keep it in your favorites.} other {# hotels are saved on this device. Sign in to keep them in your favorites.}}',
  },
  see: { id: 'common.heart.see', defaultMessage: 'See them' },
  mergeFailed: {
    id: 'common.heart.mergeFailed',
    defaultMessage:
      'Some of the hotels saved on this device could not be added yet. We will try again next time.',
  },
});
