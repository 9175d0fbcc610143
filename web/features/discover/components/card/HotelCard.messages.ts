import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  stars: { id: 'discover.card.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  quality: { id: 'discover.card.quality', defaultMessage: 'quality rating' },
  amenities: { id: 'discover.card.amenities', defaultMessage: 'Amenities' },
  otherMeals: { id: 'discover.card.otherMeals', defaultMessage: 'Also at the same price: {meals}' },
  freeCancellation: { id: 'discover.card.freeCancellation', defaultMessage: 'Free Cancellation' },
  BREAKFAST: {
    id: 'discover.card.breakfastFrom',
    defaultMessage: 'Breakfast <amount>from +{price}</amount> a night',
  },
  FREE_CANCELLATION: {
    id: 'discover.card.freeFrom',
    defaultMessage: 'Free cancellation <amount>from +{price}</amount> a night',
  },
  BEDS_FOR_ALL: {
    id: 'discover.card.bedsFrom',
    defaultMessage: 'Beds for everyone <amount>from +{price}</amount> a night',
  },
  usually: {
    id: 'discover.card.usually',
    defaultMessage: 'Usually up to <range>24-48</range> hours before check-in',
  },
  over: {
    id: 'discover.card.over',
    defaultMessage:
      'Free cancellation is usually up to <range>24-48</range> hours before check-in: for these dates that time is over',
  },
  freeUntil: { id: 'discover.card.freeUntil', defaultMessage: 'Free until {moment}' },
  nonRefundable: { id: 'discover.card.nonRefundable', defaultMessage: 'Non-refundable' },
  total: {
    id: 'discover.card.total',
    defaultMessage: '{total} total for {nights, plural, one {# night} other {# nights}}',
  },
  viewRooms: { id: 'discover.card.viewRooms', defaultMessage: 'View rooms' },
  pricePending: { id: 'discover.card.pricePending', defaultMessage: 'Checking the price…' },
  noRooms: { id: 'discover.card.noRooms', defaultMessage: 'no available rooms' },
  forDates: { id: 'discover.card.forDates', defaultMessage: 'for these dates' },
  noImage: { id: 'discover.card.noImage', defaultMessage: 'No Image' },
  illustration: { id: 'discover.card.illustration', defaultMessage: 'Illustration' },
  picture: { id: 'discover.card.picture', defaultMessage: '{hotel}, picture {number} of {count}' },
  pictureAlone: { id: 'discover.card.pictureAlone', defaultMessage: 'Picture {number} of {count}' },
  nextAlone: { id: 'discover.card.nextAlone', defaultMessage: 'Next picture' },
  previousAlone: { id: 'discover.card.previousAlone', defaultMessage: 'Previous picture' },
  nextPicture: { id: 'discover.card.nextPicture', defaultMessage: 'Next picture of {hotel}' },
  previousPicture: { id: 'discover.card.previousPicture', defaultMessage: 'Previous picture of {hotel}' },
  pick: { id: 'discover.card.pick', defaultMessage: '{assistant}’s pick' },
  FEATURED: { id: 'discover.pick.featured', defaultMessage: 'Featured: our editors chose this hotel.' },
  BEST_VALUE: {
    id: 'discover.pick.bestValue',
    defaultMessage: 'Well rated, and cheaper than most hotels here with the same stars.',
  },
  TOP_RATED_FLEXIBLE: {
    id: 'discover.pick.topRated',
    defaultMessage: 'Among the best rated here, with free cancellation.',
  },
  unpaid: { id: 'discover.pick.unpaid', defaultMessage: 'Never paid for.' },
});
