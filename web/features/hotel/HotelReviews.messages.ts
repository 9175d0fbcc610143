import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  heading: { id: 'hotel.guest-reviews.heading', defaultMessage: 'Guest reviews' },
  loading: { id: 'hotel.guest-reviews.loading', defaultMessage: 'Loading the reviews' },
  failed: { id: 'hotel.guest-reviews.failed', defaultMessage: 'The reviews could not be loaded.' },
  retry: { id: 'hotel.guest-reviews.retry', defaultMessage: 'Try again' },
  none: {
    id: 'hotel.guest-reviews.none',
    defaultMessage: 'No reviews on {brand} yet. Guests can write one after their stay.',
  },
  more: { id: 'hotel.guest-reviews.more', defaultMessage: 'Show more reviews' },
  shown: {
    id: 'hotel.guest-reviews.shown',
    defaultMessage: '{count, plural, one {# review} other {# reviews}} shown',
  },
  rating: {
    id: 'hotel.guest-reviews.rating',
    defaultMessage: '{rating, plural, one {# star} other {# stars}}',
  },
  verified: { id: 'hotel.guest-reviews.verified', defaultMessage: 'Verified stay' },
  anonymous: { id: 'hotel.guest-reviews.anonymous', defaultMessage: 'A guest' },
  stay: { id: 'hotel.guest-reviews.stay', defaultMessage: 'Stay: {date}' },
  photos: { id: 'hotel.guest-reviews.photos', defaultMessage: 'Photos by {name}' },
  photo: { id: 'hotel.guest-reviews.photo', defaultMessage: 'Photo {number} of {count} by {name}' },
  enlarge: {
    id: 'hotel.guest-reviews.enlarge',
    defaultMessage: 'Enlarge photo {number} of {count} by {name}',
  },
  topicCount: {
    id: 'hotel.guest-reviews.topic-count',
    defaultMessage: '{count, plural, one {# rating} other {# ratings}}',
  },
  topicScore: { id: 'hotel.guest-reviews.topic-score', defaultMessage: '{score} of 5' },
  topicNote: {
    id: 'hotel.guest-reviews.topic-note',
    defaultMessage:
      'Only from verified stays booked on {brand}. A topic is shown once three guests have rated it.',
  },
  noPhoto: { id: 'hotel.guest-reviews.no-photo', defaultMessage: 'No Image' },
});

/** Texts that explain the hotel's score. */
export const scoreMessages = defineMessages({
  about: { id: 'hotel.score.about', defaultMessage: 'About this score' },
  TRIPADVISOR: {
    id: 'hotel.score.tripadvisor',
    defaultMessage: 'This score is Tripadvisor’s and came to us with the hotel’s details.',
  },
  REVIEWS: {
    id: 'hotel.score.reviews',
    defaultMessage: 'This score is the mean of all reviews of this hotel on {brand}.',
  },
  HOTEL_DATA: {
    id: 'hotel.score.hotel-data',
    defaultMessage: 'This score is kept with the hotel’s data. It is not from reviews.',
  },
});
