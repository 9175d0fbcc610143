import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  loading: { id: 'common.requireViewer.loading', defaultMessage: 'Checking who is signed in' },
  line: {
    id: 'common.requireViewer.line',
    defaultMessage: 'Sign in to see this page. You will come right back here.',
  },
  unknown: {
    id: 'common.requireViewer.unknown',
    defaultMessage: 'Your account cannot be reached right now. Please try again in a moment.',
  },
  signIn: { id: 'common.requireViewer.signIn', defaultMessage: 'Sign In' },
  failed: {
    id: 'common.requireViewer.failed',
    defaultMessage: 'The sign-in page cannot be reached. Please try again.',
  },
});
