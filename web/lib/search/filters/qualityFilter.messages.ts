import { defineMessages } from '#i18n/messages.ts';

/** Options of the quality filter, each starting with its number. */
export const qualityFilterLabels = defineMessages({
  EXCELLENT: { id: 'discover.qualityFilter.excellent', defaultMessage: '4.5+ Excellent' },
  VERY_GOOD: { id: 'discover.qualityFilter.veryGood', defaultMessage: '4+ Great' },
  GOOD: { id: 'discover.qualityFilter.good', defaultMessage: '3.5+ Very Good' },
  FAIR: { id: 'discover.qualityFilter.fair', defaultMessage: '3+ Good' },
});
