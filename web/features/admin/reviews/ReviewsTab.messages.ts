import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'admin.reviews.title', defaultMessage: 'Reviews' },
  search: { id: 'admin.reviews.search', defaultMessage: 'Search in title, comment or reviewer' },
  stars: { id: 'admin.reviews.stars', defaultMessage: 'Stars' },
  allStars: { id: 'admin.reviews.allStars', defaultMessage: 'All stars' },
  empty: { id: 'admin.reviews.empty', defaultMessage: 'No reviews yet' },
  emptyFiltered: {
    id: 'admin.reviews.emptyFiltered',
    defaultMessage: 'No reviews with this number of stars.',
  },
  unknownHotel: { id: 'admin.reviews.unknownHotel', defaultMessage: 'Unknown Hotel' },
  anonymous: { id: 'admin.reviews.anonymous', defaultMessage: 'No name' },
  verified: { id: 'admin.reviews.verified', defaultMessage: 'Verified stay' },
  stay: { id: 'admin.reviews.stay', defaultMessage: 'Stay: {date}' },
  written: { id: 'admin.reviews.written', defaultMessage: 'Written: {date}' },
  photo: { id: 'admin.reviews.photo', defaultMessage: 'Photo {number} of this review' },
  rating: {
    id: 'admin.reviews.rating',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
  },
  remove: { id: 'admin.reviews.delete', defaultMessage: 'Delete' },
  removeOf: { id: 'admin.reviews.deleteOf', defaultMessage: 'Delete the review of {hotel} by {name}' },
  question: {
    id: 'admin.reviews.question',
    defaultMessage: 'Are you sure you want to delete this review?',
  },
  questionAbout: {
    id: 'admin.reviews.questionAbout',
    defaultMessage: 'The review of {hotel} by {name} will be deleted permanently.',
  },
  keep: { id: 'admin.reviews.keep', defaultMessage: 'Keep it' },
  removed: { id: 'admin.reviews.deleted', defaultMessage: 'The review was deleted' },
  removeFailed: {
    id: 'admin.reviews.deleteFailed',
    defaultMessage: 'The review could not be deleted. Please try again.',
  },
});

export const sorts = defineMessages({
  NEWEST: { id: 'admin.reviews.sort.newest', defaultMessage: 'Newest first' },
  OLDEST: { id: 'admin.reviews.sort.oldest', defaultMessage: 'Oldest first' },
  RATING_LOW: { id: 'admin.reviews.sort.ratingLow', defaultMessage: 'Fewest stars first' },
  RATING_HIGH: { id: 'admin.reviews.sort.ratingHigh', defaultMessage: 'Most stars first' },
});
