import { defineMessages } from '../../../i18n/messages.ts';

/** Visible labels of the English keys; data, payloads and addresses keep the keys (DEC-11). */
export const mealLabels = defineMessages({
  'Breakfast Included': { id: 'discover.meal.breakfast', defaultMessage: 'Breakfast Included' },
  'Half Board': { id: 'discover.meal.halfBoard', defaultMessage: 'Half Board' },
  'Full Board': { id: 'discover.meal.fullBoard', defaultMessage: 'Full Board' },
  'All Inclusive': { id: 'discover.meal.allInclusive', defaultMessage: 'All Inclusive' },
});

/** Options of the quality filter, the number first (DEC-13). */
export const qualityFilterLabels = defineMessages({
  EXCELLENT: { id: 'discover.qualityFilter.excellent', defaultMessage: '4.5+ Excellent' },
  VERY_GOOD: { id: 'discover.qualityFilter.veryGood', defaultMessage: '4+ Very good' },
  GOOD: { id: 'discover.qualityFilter.good', defaultMessage: '3.5+ Good' },
  FAIR: { id: 'discover.qualityFilter.fair', defaultMessage: '3+ Fair' },
});
