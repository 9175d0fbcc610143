import { defineMessages } from '../i18n/messages.ts';

export const messages = defineMessages({
  age: {
    id: 'common.priceAge',
    defaultMessage:
      '{minutes, plural, one {Prices from a minute ago.} other {Prices from # minutes ago.}} They are asked for again before you book.',
  },
});
