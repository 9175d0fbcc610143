import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  cities: { id: 'discover.ideas.cities', defaultMessage: 'Popular cities and weekends' },
  basis: {
    id: 'discover.ideas.basis',
    defaultMessage:
      'The lowest price that a search found for two adults in one room. It may have changed since.',
  },
  weekends: { id: 'discover.ideas.weekends', defaultMessage: 'Weekends' },
  otherDays: { id: 'discover.ideas.otherDays', defaultMessage: 'Other dates' },
  checked: { id: 'discover.ideas.checked', defaultMessage: 'Checked {ago}' },
  featured: { id: 'discover.ideas.featured', defaultMessage: 'Featured hotels' },
  chosen: {
    id: 'discover.ideas.chosen',
    defaultMessage: 'Chosen by our editors. No hotel pays to be here.',
  },
});
