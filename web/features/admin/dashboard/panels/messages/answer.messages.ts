import { defineMessages } from '#i18n/messages.ts';

export const texts = defineMessages({
  answer: { id: 'admin.answer.open', defaultMessage: 'Answer' },
  answerTo: { id: 'admin.answer.openOf', defaultMessage: 'Answer {sender}' },
  label: { id: 'admin.answer.label', defaultMessage: 'Your answer' },
  hint: {
    id: 'admin.answer.hint',
    defaultMessage: 'It is sent by email to {email}, with the message quoted below it.',
  },
  send: { id: 'admin.answer.send', defaultMessage: 'Send answer' },
  close: { id: 'admin.answer.close', defaultMessage: 'Close' },
  sent: {
    id: 'admin.answer.sent',
    defaultMessage: 'The answer is stored and goes to {email} by email.',
  },
  stored: { id: 'admin.answer.stored', defaultMessage: 'Answered by {who} on {when}' },
  notSent: {
    id: 'admin.answer.notSent',
    defaultMessage: '{who} answered this message on {when}. Your answer was not sent.',
  },
  discard: { id: 'admin.answer.discard', defaultMessage: 'Discard my text' },
  empty: { id: 'admin.answer.empty', defaultMessage: 'Write your answer.' },
  long: {
    id: 'admin.answer.long',
    defaultMessage: 'Write at most {max, number} characters; there are {count, number} now.',
  },
  noRecipient: {
    id: 'admin.answer.noRecipient',
    defaultMessage: 'This message has no email address. Answer it by phone.',
  },
});
