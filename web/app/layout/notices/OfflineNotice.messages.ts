import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  offline: {
    id: 'app.offline.notice',
    defaultMessage: 'You are offline. Your bookings can be read; changes need a connection.',
  },
  asOf: {
    id: 'app.offline.asOf',
    defaultMessage: 'You are offline. What you see is as of {time}; changes need a connection.',
  },
});
