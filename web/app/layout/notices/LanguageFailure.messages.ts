import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  failed: { id: 'app.language.failed', defaultMessage: 'The texts in {language} could not be loaded.' },
  retry: { id: 'app.language.retry', defaultMessage: 'Try again' },
});
