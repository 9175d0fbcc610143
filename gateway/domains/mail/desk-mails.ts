import type { ContactMessage, NotifyRequest } from '../../models/message.ts';
import { footerOf } from './booking-mails.ts';
import type { MailFrame } from './booking-mails.ts';
import type { MailContent, MailRow } from './mail-content.ts';
import type { Words } from './mail.words.ts';

/** Copy of a message for whoever wrote it. The subject line holds nothing that was written. */
export function contactMail(message: ContactMessage, words: Words, frame: MailFrame): MailContent {
  const rows: MailRow[] = [
    ...(message.subject ? [{ label: words.text('contact.about'), value: message.subject }] : []),
    ...(message.phone
      ? [{ label: words.text('contact.phone'), value: message.phone, isLeftToRight: true }]
      : []),
    {
      label: words.text('contact.answerBy'),
      value: words.text(`contact.by.${message.preferredContact}`),
    },
  ];
  return {
    language: words.language,
    subject: words.text('contact.subject'),
    title: words.text('contact.title'),
    paragraphs: [words.text('greeting.named', { name: message.name }), words.text('contact.lead')],
    quote: message.message,
    sections: [{ heading: words.text('contact.details'), rows }],
    link: null,
    footer: footerOf(words, frame),
  };
}

/** Tells somebody that his interest in a service is noted. */
export function notifyMail({ topic }: NotifyRequest, words: Words, frame: MailFrame): MailContent {
  return {
    language: words.language,
    subject: words.text('notify.subject'),
    title: words.text('notify.title'),
    paragraphs: [
      words.text('greeting.plain'),
      words.text(`notify.lead.${topic}`),
      words.text('notify.until'),
    ],
    quote: null,
    sections: [],
    link: { label: words.text('notify.link'), url: new URL('/', frame.publicUrl).href },
    footer: footerOf(words, frame),
  };
}
