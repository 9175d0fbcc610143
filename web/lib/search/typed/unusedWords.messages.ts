import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  notUsed: { id: 'discover.matched.notUsed', defaultMessage: 'Not used: “{words}”.' },
  taken: { id: 'discover.matched.taken', defaultMessage: 'From your words: {taken}.' },
  fromWords: { id: 'discover.matched.fromWords', defaultMessage: 'From your words' },
  ask: { id: 'discover.empty.ask', defaultMessage: 'Ask {assistant}' },
});
