import { defineMessages } from '../i18n/messages.ts';

export const messages = defineMessages({
  line: { id: 'app.footer.line', defaultMessage: 'Premium hotels in Israel and worldwide' },
});
