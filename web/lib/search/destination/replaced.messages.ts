import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  dates: {
    id: 'discover.datesReplaced',
    defaultMessage: 'The dates in this link were in the past or not valid. We show {dates} instead.',
  },
});
