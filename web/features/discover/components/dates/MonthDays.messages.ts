import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  open: { id: 'discover.month.open', defaultMessage: 'Prices on all days of a month' },
  heading: { id: 'discover.month.heading', defaultMessage: 'Prices in a month' },
  close: { id: 'discover.month.close', defaultMessage: 'Close the month' },
  month: { id: 'discover.month.month', defaultMessage: 'Month' },
  nights: { id: 'discover.month.nights', defaultMessage: 'Nights' },
  weekday: { id: 'discover.month.weekday', defaultMessage: 'Start on' },
  anyDay: { id: 'discover.month.anyDay', defaultMessage: 'Any day' },
  check: {
    id: 'discover.month.check',
    defaultMessage: 'Check {count, plural, one {# day} other {# days}}',
  },
  ask: {
    id: 'discover.month.ask',
    defaultMessage:
      'Asks up to 20 hotels of the city for each of these days, the cheapest ones where they are known.',
  },
  allKnown: { id: 'discover.month.allKnown', defaultMessage: 'These days have been checked.' },
  progress: { id: 'discover.month.progress', defaultMessage: '{done} of {total} days checked' },
  stop: { id: 'discover.month.stop', defaultMessage: 'Stop' },
  hotels: {
    id: 'discover.month.hotels',
    defaultMessage: 'lowest of {hotels, plural, one {# hotel} other {# hotels}}',
  },
  allHotels: { id: 'discover.month.allHotels', defaultMessage: 'lowest of all hotels' },
  none: { id: 'discover.month.none', defaultMessage: 'No rooms found' },
  note: {
    id: 'discover.month.note',
    defaultMessage:
      'Lowest price a night for {nights, plural, one {# night} other {# nights}} from that day, as last checked: in the whole city, or among the hotels that were asked.',
  },
});
