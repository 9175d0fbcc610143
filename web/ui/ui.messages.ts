import { defineMessages } from 'react-intl';

/** The few texts of `web/ui` itself; features pass all others as props. */
export const uiMessages = defineMessages({
  close: { id: 'ui.close', defaultMessage: 'Close' },
  done: { id: 'ui.done', defaultMessage: 'Done' },
  scoreOf: { id: 'ui.score.of', defaultMessage: 'of 5' },
  loading: { id: 'ui.loading', defaultMessage: 'Loading' },
  slow: {
    id: 'ui.slow',
    defaultMessage: 'This is taking longer than usual. We are still waiting for an answer.',
  },
  notLoaded: {
    id: 'ui.part.failed',
    defaultMessage: 'This part could not be loaded. Check your internet connection and try again.',
  },
  retry: { id: 'ui.part.retry', defaultMessage: 'Try again' },
  // Screen readers read the name of the chip or field after each of the next three.
  remove: { id: 'ui.remove', defaultMessage: 'Remove' },
  increase: { id: 'ui.increase', defaultMessage: 'More:' },
  decrease: { id: 'ui.decrease', defaultMessage: 'Fewer:' },
  previousPicture: { id: 'ui.picture.previous', defaultMessage: 'Previous picture' },
  nextPicture: { id: 'ui.picture.next', defaultMessage: 'Next picture' },
  pictureCount: { id: 'ui.picture.count', defaultMessage: '{index} / {count}' },
  notifications: { id: 'ui.notifications', defaultMessage: 'Notifications' },
  stepDone: { id: 'ui.step.done', defaultMessage: 'Done' },
  previousMonth: { id: 'ui.dates.previous-month', defaultMessage: 'Previous month' },
  nextMonth: { id: 'ui.dates.next-month', defaultMessage: 'Next month' },
  chooseDates: { id: 'ui.dates.choose', defaultMessage: 'Choose dates' },
  shortcuts: { id: 'ui.dates.shortcuts', defaultMessage: 'Suggested dates' },
  month: { id: 'ui.dates.month', defaultMessage: 'Month' },
  chooseEnd: { id: 'ui.dates.choose-end', defaultMessage: '{date}, choose check-out' },
  dayStart: { id: 'ui.dates.day-start', defaultMessage: '{date}, check-in' },
  dayEnd: { id: 'ui.dates.day-end', defaultMessage: '{date}, check-out' },
  dayInside: { id: 'ui.dates.day-inside', defaultMessage: '{date}, in stay' },
  dayUnavailable: { id: 'ui.dates.day-unavailable', defaultMessage: '{date}, unavailable' },
  nights: {
    id: 'ui.dates.nights',
    defaultMessage: '{count, plural, one {# night} other {# nights}}',
  },
  badDate: {
    id: 'ui.dates.bad',
    defaultMessage: 'This date cannot be read. Write it like {example} or {words}.',
  },
  anyDayOf: {
    id: 'ui.dates.any-day-of',
    defaultMessage:
      'Choose a first day in {month} below. To compare all days of the month, search any dates and open the prices of the month above the results.',
  },
  datesNotTaken: {
    id: 'ui.dates.not-taken',
    defaultMessage: 'The dates were not understood: please correct the text.',
  },
  tooEarly: { id: 'ui.dates.too-early', defaultMessage: 'Choose {date} or later.' },
  tooLate: { id: 'ui.dates.too-late', defaultMessage: 'Choose {date} or earlier.' },
  tooShort: {
    id: 'ui.dates.too-short',
    defaultMessage:
      'Check-out must be at least {count, plural, one {# night} other {# nights}} after check-in.',
  },
  tooLong: {
    id: 'ui.dates.too-long',
    defaultMessage: 'A stay can be at most {count, plural, one {# night} other {# nights}}.',
  },
});
