import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  skip: { id: 'app.layout.skip', defaultMessage: 'Skip to content' },
});
