import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  progress: { id: 'discover.results.progress', defaultMessage: '{checked} of {total} hotels checked' },
  lookingForMore: { id: 'discover.results.lookingForMore', defaultMessage: 'Looking for more hotels…' },
});
