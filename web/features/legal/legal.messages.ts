import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  contents: { id: 'legal.contents', defaultMessage: 'On this page' },
  changed: { id: 'legal.changed', defaultMessage: 'Last changed on {date}' },
  binding: {
    id: 'legal.binding',
    defaultMessage: 'This is a rendering in English. The Hebrew text below is the binding one.',
  },
  alsoHebrew: { id: 'legal.alsoHebrew', defaultMessage: 'To the Hebrew text' },
  alsoEnglish: { id: 'legal.alsoEnglish', defaultMessage: 'To the English text' },
});
