import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'discover.title', defaultMessage: 'Premium hotels in Israel and worldwide' },
  resultsTitle: { id: 'discover.title.results', defaultMessage: 'Hotels in {place}' },
  anywhereTitle: { id: 'discover.title.anywhere', defaultMessage: 'Hotels anywhere' },
  description: {
    id: 'discover.description',
    defaultMessage:
      'Search hotels in Israel and worldwide. The price you see includes taxes, what a hotel collects itself is stated beside it, and Sherry answers on the way.',
  },
  resultsDescription: {
    id: 'discover.description.results',
    defaultMessage:
      'Compare hotels in {place}: rooms, guest ratings and full prices with taxes and what is paid at the hotel. See before you book what can be cancelled free of charge.',
  },
  heading: { id: 'discover.hero.heading', defaultMessage: 'Premium hotels in Israel and worldwide' },
  lead: {
    id: 'discover.hero.lead',
    defaultMessage:
      'Find your hotel, add a car, insurance and attractions, and ask {assistant} anything on the way.',
  },
  hello: { id: 'discover.hero.hello', defaultMessage: 'Hi, I’m {assistant}.' },
  whereTo: { id: 'discover.hero.whereTo', defaultMessage: 'Where shall we go?' },
  openChat: { id: 'discover.hero.openChat', defaultMessage: 'Chat with {assistant}' },
});
