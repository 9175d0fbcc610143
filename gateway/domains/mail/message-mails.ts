import type { AdminMessage } from '#models/admin/admin-records.ts';
import type { ContactMessage, NotifyRequest } from '#models/messages/message.ts';
import type { MailContent } from './mail-content.ts';
import { footerOf, type MailFrame } from './mail-frame.ts';
import type { Words } from './mail.words.ts';

/**
 * Confirms that a message has arrived. Senders do not prove that the address is theirs, so the mail contains none of
 * their text: otherwise anyone could send mails with any text under our name.
 */
export function contactMail(
  message: Pick<ContactMessage, 'preferredContact'>,
  words: Words,
  frame: MailFrame,
): MailContent {
  const rows = [
    { label: words.text('contact.answerBy'), value: words.text(`contact.by.${message.preferredContact}`) },
  ];
  return {
    language: words.language,
    subject: words.text('contact.subject'),
    title: words.text('contact.title'),
    paragraphs: [words.text('greeting.plain'), words.text('contact.lead')],
    sections: [{ heading: words.text('contact.details'), rows }],
    link: null,
    footer: footerOf(words, frame),
  };
}

/**
 * Contains an administrator's answer. Unlike the confirmation (`contactMail`) it may quote the message, because an
 * administrator has read it before it is sent to this address. The greeting uses the name that was given.
 */
export function answerMail(
  message: Pick<AdminMessage, 'kind' | 'name' | 'subject' | 'message'>,
  answer: string,
  words: Words,
  frame: MailFrame,
): MailContent {
  const { kind, name, subject, message: written } = message;
  const isReply = kind !== 'notify';
  return {
    language: words.language,
    subject:
      isReply && subject !== ''
        ? words.text('answer.subjectOf', { subject })
        : words.text(isReply ? 'answer.subject' : 'answer.titleOfWish'),
    title: words.text(isReply ? 'answer.title' : 'answer.titleOfWish'),
    paragraphs: [name === '' ? words.text('greeting.plain') : words.text('greeting.named', { name })],
    letter: {
      text: answer,
      quoted: written === '' ? null : { heading: words.text('answer.quoted'), text: written },
    },
    sections: [],
    link: { label: words.text('answer.link'), url: new URL('/Contact', frame.publicUrl).href },
    footer: footerOf(words, frame),
  };
}

/** Confirms that an interest in a service was recorded. */
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
    sections: [],
    link: { label: words.text('notify.link'), url: new URL('/', frame.publicUrl).href },
    footer: footerOf(words, frame),
  };
}
