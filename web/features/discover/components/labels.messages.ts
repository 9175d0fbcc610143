import { defineMessages } from '../../../i18n/messages.ts';

/** Visible labels of the English keys; data, payloads and addresses keep the keys (DEC-11). */
export const amenityLabels = defineMessages({
  WiFi: { id: 'discover.amenity.wifi', defaultMessage: 'WiFi' },
  Pool: { id: 'discover.amenity.pool', defaultMessage: 'Pool' },
  Gym: { id: 'discover.amenity.gym', defaultMessage: 'Gym' },
  Spa: { id: 'discover.amenity.spa', defaultMessage: 'Spa' },
  Restaurant: { id: 'discover.amenity.restaurant', defaultMessage: 'Restaurant' },
  Bar: { id: 'discover.amenity.bar', defaultMessage: 'Bar' },
  'Pet Friendly': { id: 'discover.amenity.petFriendly', defaultMessage: 'Pet Friendly' },
  Parking: { id: 'discover.amenity.parking', defaultMessage: 'Parking' },
  'Business Center': { id: 'discover.amenity.businessCenter', defaultMessage: 'Business Center' },
  'Room Service': { id: 'discover.amenity.roomService', defaultMessage: 'Room Service' },
});

export const mealLabels = defineMessages({
  'Breakfast Included': { id: 'discover.meal.breakfast', defaultMessage: 'Breakfast Included' },
  'Half Board': { id: 'discover.meal.halfBoard', defaultMessage: 'Half Board' },
  'Full Board': { id: 'discover.meal.fullBoard', defaultMessage: 'Full Board' },
  'All Inclusive': { id: 'discover.meal.allInclusive', defaultMessage: 'All Inclusive' },
});

/** Words beside the score of a card. They differ from the filter's on purpose (DEC-13). */
export const qualityLabels = defineMessages({
  EXCELLENT: { id: 'discover.quality.excellent', defaultMessage: 'Excellent' },
  GREAT: { id: 'discover.quality.great', defaultMessage: 'Great' },
  VERY_GOOD: { id: 'discover.quality.veryGood', defaultMessage: 'Very Good' },
  GOOD: { id: 'discover.quality.good', defaultMessage: 'Good' },
  FAIR: { id: 'discover.quality.fair', defaultMessage: 'Fair' },
});

/** Options of the quality filter, the number first (DEC-13). */
export const qualityFilterLabels = defineMessages({
  EXCELLENT: { id: 'discover.qualityFilter.excellent', defaultMessage: '4.5+ Excellent' },
  VERY_GOOD: { id: 'discover.qualityFilter.veryGood', defaultMessage: '4+ Very good' },
  GOOD: { id: 'discover.qualityFilter.good', defaultMessage: '3.5+ Good' },
  FAIR: { id: 'discover.qualityFilter.fair', defaultMessage: '3+ Fair' },
});
