import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'review.title', defaultMessage: 'Add review' },
  editTitle: { id: 'review.editTitle', defaultMessage: 'Edit review' },
  loading: { id: 'review.loading', defaultMessage: 'Loading the form' },
  missing: { id: 'review.missing', defaultMessage: 'This booking could not be found.' },
  fromLine: {
    id: 'review.fromLine',
    defaultMessage: 'You can write a review from {date}, the day of departure.',
  },
  alreadyLine: {
    id: 'review.alreadyLine',
    defaultMessage: 'You have already reviewed this stay. Thank you!',
  },
  never: {
    id: 'review.never',
    defaultMessage: 'Only confirmed bookings that were paid before their last night began can be reviewed.',
  },
  notNow: { id: 'review.notNow', defaultMessage: 'This stay cannot be reviewed now.' },
  gone: {
    id: 'review.gone',
    defaultMessage: 'This review no longer exists. Your text is kept for a new review.',
  },
  ok: { id: 'review.ok', defaultMessage: 'OK' },
  hotelLine: { id: 'review.hotelLine', defaultMessage: '{hotel}, {dates}' },
  rating: { id: 'review.rating', defaultMessage: 'Your rating' },
  clearTopic: { id: 'review.clearTopic', defaultMessage: 'Remove the rating: {topic}' },
  titleField: { id: 'review.titleField', defaultMessage: 'Title' },
  comment: { id: 'review.comment', defaultMessage: 'Your review' },
  commentHint: {
    id: 'review.commentHint',
    defaultMessage: 'What did you like, and what could be better?',
  },
  photos: { id: 'review.photos', defaultMessage: 'Photos' },
  optional: { id: 'review.optional', defaultMessage: '{label} (optional)' },
  send: { id: 'review.send', defaultMessage: 'Publish review' },
  done: { id: 'review.done', defaultMessage: 'Thank you! Your review is published.' },
  save: { id: 'review.save', defaultMessage: 'Save changes' },
  saved: { id: 'review.saved', defaultMessage: 'Your review was changed.' },
});

/** The question before a changed form is closed. */
export const closing = defineMessages({
  title: { id: 'review.close.title', defaultMessage: 'Close without saving?' },
  note: { id: 'review.close.note', defaultMessage: 'What you changed would be lost.' },
  keep: { id: 'review.close.keep', defaultMessage: 'Keep editing' },
  discard: { id: 'review.close.discard', defaultMessage: 'Discard changes' },
});

/** Texts for deleting one's own review. */
export const deletion = defineMessages({
  remove: { id: 'review.remove', defaultMessage: 'Delete review' },
  question: {
    id: 'review.removeQuestion',
    defaultMessage: 'Delete your review of {hotel}? It cannot be restored.',
  },
  keep: { id: 'review.keep', defaultMessage: 'Keep it' },
  removed: { id: 'review.removed', defaultMessage: 'Your review was deleted.' },
  failed: {
    id: 'review.removeFailed',
    defaultMessage: 'Your review could not be deleted. Please try again.',
  },
});

/** Names of one to five stars. */
export const ratings = defineMessages({
  one: { id: 'review.rating.1', defaultMessage: '1 star, poor' },
  two: { id: 'review.rating.2', defaultMessage: '2 stars, fair' },
  three: { id: 'review.rating.3', defaultMessage: '3 stars, good' },
  four: { id: 'review.rating.4', defaultMessage: '4 stars, very good' },
  five: { id: 'review.rating.5', defaultMessage: '5 stars, excellent' },
});

/** Errors of a field. */
export const problemMessages = defineMessages({
  rating: { id: 'review.error.rating', defaultMessage: 'Choose one to five stars.' },
  title: { id: 'review.error.title', defaultMessage: 'The title is too long: 100 characters at most.' },
  comment: { id: 'review.error.comment', defaultMessage: 'The text is too long: 5,000 characters at most.' },
  photos: {
    id: 'review.error.photos',
    defaultMessage: 'One of the photos was not accepted. Remove it and try again.',
  },
});
