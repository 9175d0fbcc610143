import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  line: { id: 'app.footer.line', defaultMessage: 'Premium hotels in Israel and worldwide' },
  links: { id: 'app.footer.links', defaultMessage: 'About this site' },
  privacy: { id: 'app.footer.privacy', defaultMessage: 'Privacy' },
  terms: { id: 'app.footer.terms', defaultMessage: 'Terms of use' },
  security: { id: 'app.footer.security', defaultMessage: 'Security' },
  cancellation: { id: 'app.footer.cancellation', defaultMessage: 'Cancellation policy' },
  accessibility: { id: 'app.footer.accessibility', defaultMessage: 'Accessibility' },
  contact: { id: 'app.footer.contact', defaultMessage: 'Contact' },
});
