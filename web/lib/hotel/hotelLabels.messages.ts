import { defineMessages } from '#i18n/messages.ts';

/** Visible labels of the English keys; data, requests and URLs use the keys. */
export const amenityLabels = defineMessages({
  WiFi: { id: 'common.amenity.wifi', defaultMessage: 'WiFi' },
  Pool: { id: 'common.amenity.pool', defaultMessage: 'Pool' },
  Gym: { id: 'common.amenity.gym', defaultMessage: 'Gym' },
  Spa: { id: 'common.amenity.spa', defaultMessage: 'Spa' },
  Restaurant: { id: 'common.amenity.restaurant', defaultMessage: 'Restaurant' },
  Bar: { id: 'common.amenity.bar', defaultMessage: 'Bar' },
  'Pet Friendly': { id: 'common.amenity.petFriendly', defaultMessage: 'Pet Friendly' },
  Parking: { id: 'common.amenity.parking', defaultMessage: 'Parking' },
  'Business Center': { id: 'common.amenity.businessCenter', defaultMessage: 'Business Center' },
  'Room Service': { id: 'common.amenity.roomService', defaultMessage: 'Room Service' },
});

/** Where a score comes from. */
export const qualitySources = defineMessages({
  TRIPADVISOR: { id: 'common.quality.source.tripadvisor', defaultMessage: 'from Tripadvisor' },
  REVIEWS: {
    id: 'common.quality.source.reviews',
    defaultMessage: '{count, plural, one {# review} other {# reviews}} on {brand}',
  },
  HOTEL_DATA: { id: 'common.quality.source.hotelData', defaultMessage: 'from the hotel’s data' },
});

/** Reviews by our own guests when their number is not known. */
export const uncountedReviews = defineMessages({
  told: { id: 'common.quality.source.uncounted', defaultMessage: 'reviews on {brand}' },
});

/** Words beside the score of a card. They differ from those of the filter on purpose. */
export const qualityLabels = defineMessages({
  EXCELLENT: { id: 'common.quality.excellent', defaultMessage: 'Excellent' },
  GREAT: { id: 'common.quality.great', defaultMessage: 'Great' },
  VERY_GOOD: { id: 'common.quality.veryGood', defaultMessage: 'Very Good' },
  GOOD: { id: 'common.quality.good', defaultMessage: 'Good' },
  FAIR: { id: 'common.quality.fair', defaultMessage: 'Fair' },
});
