import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'app.confirm.title', defaultMessage: 'Sign in on this device?' },
  line: {
    id: 'app.confirm.line',
    defaultMessage:
      'The link that you opened signs in as {account}. Continue only if this is your account and you have just signed in.',
  },
  yes: { id: 'app.confirm.yes', defaultMessage: 'Sign in as {account}' },
  no: { id: 'app.confirm.no', defaultMessage: 'Do not sign in' },
  failed: { id: 'app.confirm.failed', defaultMessage: 'Signing in did not work. Please sign in again.' },
});
