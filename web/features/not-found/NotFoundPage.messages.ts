import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'app.notFound.title', defaultMessage: 'Page not found' },
  line: { id: 'app.notFound.line', defaultMessage: 'This page does not exist.' },
  search: { id: 'app.notFound.search', defaultMessage: 'Search hotels' },
});
