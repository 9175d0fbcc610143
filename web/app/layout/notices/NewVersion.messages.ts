import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  ready: { id: 'app.version.ready', defaultMessage: 'A new version is ready.' },
  reload: { id: 'app.version.reload', defaultMessage: 'Reload' },
});
