import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'chat.person.title', defaultMessage: 'Talk to a person' },
  lead: {
    id: 'chat.person.lead',
    defaultMessage: 'Our team answers within 24 hours. This conversation goes along with your message.',
  },
  leadAlone: { id: 'chat.person.leadAlone', defaultMessage: 'Our team answers within 24 hours.' },
  name: { id: 'chat.person.name', defaultMessage: 'Full name' },
  contact: { id: 'chat.person.contact', defaultMessage: 'How should we answer?' },
  email: { id: 'chat.person.email', defaultMessage: 'Email' },
  phone: { id: 'chat.person.phone', defaultMessage: 'Phone' },
  note: { id: 'chat.person.note', defaultMessage: 'What is it about? (optional)' },
  member: { id: 'chat.person.member', defaultMessage: 'We write to {email}.' },
  back: { id: 'chat.person.back', defaultMessage: 'Back to the chat' },
  submit: { id: 'chat.person.submit', defaultMessage: 'Send to our team' },
  sent: { id: 'chat.person.sent', defaultMessage: 'Thank you, your message is with our team.' },
  sentLine: { id: 'chat.person.sentLine', defaultMessage: 'You will hear from us within 24 hours.' },
});

export const contactNames = defineMessages({
  email: { id: 'chat.person.byEmail', defaultMessage: 'Email' },
  phone: { id: 'chat.person.byPhone', defaultMessage: 'Phone' },
  whatsapp: { id: 'chat.person.byWhatsapp', defaultMessage: 'WhatsApp' },
});

export const problems = defineMessages({
  name: { id: 'chat.person.error.name', defaultMessage: 'Enter your name.' },
  email: { id: 'chat.person.error.email', defaultMessage: 'Enter an email address like name@example.com.' },
  phone: { id: 'chat.person.error.phone', defaultMessage: 'Enter a phone number with 6 to 15 digits.' },
  note: { id: 'chat.person.error.note', defaultMessage: 'Shorten this to 2,000 characters.' },
});
