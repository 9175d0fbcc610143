import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  notUsed: { id: 'discover.matched.notUsed', defaultMessage: 'Not used: “{words}”.' },
  taken: { id: 'discover.matched.taken', defaultMessage: 'From your words: {taken}.' },
  fromWords: { id: 'discover.matched.fromWords', defaultMessage: 'From your words' },
  SEA: { id: 'discover.matched.order.sea', defaultMessage: 'closest to the sea first' },
  DISTANCE: { id: 'discover.matched.order.centre', defaultMessage: 'closest to the centre first' },
  PRICE_ASC: { id: 'discover.matched.order.price', defaultMessage: 'lowest price first' },
  agesAsked: {
    id: 'discover.matched.agesAsked',
    defaultMessage: '“{words}”: the ages of the children are asked next',
  },
  ask: { id: 'discover.empty.ask', defaultMessage: 'Ask {assistant}' },
});
