import { defineMessages } from '#i18n/messages.ts';

export const nightMessages = defineMessages({
  upTo: { id: 'common.priceRange.night.upTo', defaultMessage: 'up to {max} a night' },
  from: { id: 'common.priceRange.night.from', defaultMessage: 'from {min} a night' },
  between: { id: 'common.priceRange.night.between', defaultMessage: '{min} – {max} a night' },
  exactly: { id: 'common.priceRange.night.exactly', defaultMessage: '{min} a night' },
});

export const stayMessages = defineMessages({
  upTo: { id: 'common.priceRange.stay.upTo', defaultMessage: 'up to {max} for the stay' },
  from: { id: 'common.priceRange.stay.from', defaultMessage: 'from {min} for the stay' },
  between: { id: 'common.priceRange.stay.between', defaultMessage: '{min} – {max} for the stay' },
  exactly: { id: 'common.priceRange.stay.exactly', defaultMessage: '{min} for the stay' },
});
