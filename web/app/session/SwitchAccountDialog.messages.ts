import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'app.switch.title', defaultMessage: 'You are signed in already' },
  line: {
    id: 'app.switch.line',
    defaultMessage:
      'You just signed in to another account. Continue as {name}, or switch to the other account?',
  },
  stay: { id: 'app.switch.stay', defaultMessage: 'Continue as {name}' },
  change: { id: 'app.switch.change', defaultMessage: 'Switch account' },
  failed: {
    id: 'app.switch.failed',
    defaultMessage: 'Switching did not work. Please sign in again.',
  },
});
