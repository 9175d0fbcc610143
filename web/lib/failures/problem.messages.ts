import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  retry: { id: 'common.problem.retry', defaultMessage: 'Try again' },
  network: {
    id: 'common.problem.network',
    defaultMessage: 'No connection. Check your internet connection and try again.',
  },
  timeout: { id: 'common.problem.timeout', defaultMessage: 'This is taking too long. Please try again.' },
  provider: {
    id: 'common.problem.provider',
    defaultMessage: 'The hotel system is not answering right now. Please try again in a moment.',
  },
  busy: { id: 'common.problem.busy', defaultMessage: 'Many requests at once. Please try again in a moment.' },
  signIn: { id: 'common.problem.signIn', defaultMessage: 'Please sign in to continue.' },
  forbidden: { id: 'common.problem.forbidden', defaultMessage: 'Your account may not see this.' },
  notFound: { id: 'common.problem.notFound', defaultMessage: 'This could not be found.' },
  input: {
    id: 'common.problem.input',
    defaultMessage: 'Something in this request is not valid. Please check it.',
  },
  other: {
    id: 'common.problem.other',
    defaultMessage: 'Something went wrong on our side. Please try again.',
  },
});
