import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  appearance: { id: 'app.theme.appearance', defaultMessage: 'Appearance' },
  light: { id: 'app.theme.light', defaultMessage: 'Light' },
  dark: { id: 'app.theme.dark', defaultMessage: 'Dark' },
  device: { id: 'app.theme.device', defaultMessage: 'As the device' },
});
