import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  age: {
    id: 'common.priceAge',
    defaultMessage:
      '{minutes, plural, one {Prices checked a minute ago.} other {Prices checked # minutes ago.}} We’ll check again before you book.',
  },
});
