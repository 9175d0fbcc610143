import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({
  noScript: {
    id: 'static.noScript',
    defaultMessage: 'Searching and booking need JavaScript. Please switch it on in your browser.',
  },
});
