import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  loading: { id: 'app.routes.loading', defaultMessage: 'Loading the page' },
});
